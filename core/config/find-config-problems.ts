// Settings of the right shape → what is still wrong with them: values that cannot be, names used
// twice, names of things that are not there.

import { findNearest } from '../find-nearest.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { Config } from './config-shape.ts';

interface Wrong {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** Finds what the shape of the settings cannot tell. */
export function findConfigProblems(config: Config, file: string): Problem[] {
  const wrongs = [
    ...findUrlFaults(config.url ?? ''),
    ...findBaseFaults(config.base ?? '/'),
    ...findLanguageFaults(config.languages ?? []),
    ...findProductFaults(config.products.map(({ id }) => id)),
    ...findApiFaults(config),
    ...findSourceFaults(config),
    ...findFamilyFaults(config.links?.ignore ?? []),
    ...findEditUrlFaults(config.editUrl ?? ''),
  ];

  return wrongs.map((wrong) => ({ ...wrong, severity: 'error', place: { file } }));
}

function findUrlFaults(url: string): Wrong[] {
  if (url === '') return [];
  const parsed = URL.canParse(url) ? new URL(url) : undefined;

  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
    return [
      {
        rule: 'config-url',
        message: `The key "url" is ${quote(url)}, which is not the address of a website`,
        hint: 'Write it like "https://docs.example.com".',
      },
    ];
  }
  if (parsed.href === `${parsed.origin}/`) return [];

  return [
    {
      rule: 'config-url',
      message: `The key "url" is ${quote(url)}, and holds more than an origin`,
      hint: `Write "${parsed.origin}", and put a sub-path under the key "base".`,
    },
  ];
}

function findBaseFaults(base: string): Wrong[] {
  const segments = base.split('/').filter(Boolean);
  if (segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment))) return [];

  return [
    {
      rule: 'config-base',
      message: `The key "base" is ${quote(base)}, which is not a path of plain segments`,
      hint: 'Write it like "/docs/", with letters, digits, "-", "_", "." and "~" only.',
    },
  ];
}

function findLanguageFaults(languages: readonly string[]): Wrong[] {
  const odd = languages
    .filter((language) => !/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language))
    .map((language) => ({
      rule: 'config-language',
      message: `The key "languages" lists ${quote(language)}, which is not a language code`,
      hint: 'Write codes like "en", "pt" or "zh-CN".',
    }));

  const twice = findRepeated(languages).map((language) => ({
    rule: 'config-language',
    message: `The key "languages" lists ${quote(language)} twice`,
    hint: 'Remove one of the two.',
  }));

  return [...odd, ...twice];
}

function findProductFaults(ids: readonly string[]): Wrong[] {
  const odd = ids
    .filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
    .map((id) => ({
      rule: 'config-product-id',
      message: `The product id ${quote(id)} cannot be a path segment and a file name`,
      hint: 'Use small letters, digits and single hyphens, like "joy-ui".',
    }));

  const twice = findRepeated(ids).map((id) => ({
    rule: 'config-duplicate-product',
    message: `Two products have the id ${quote(id)}`,
    hint: 'Give one of them another id, or remove it.',
  }));

  return [...odd, ...twice];
}

function findApiFaults(config: Config): Wrong[] {
  const ids = config.products.map(({ id }) => id);

  return (config.api ?? [])
    .filter(({ product }) => !ids.includes(product))
    .map(({ product }) => {
      const nearest = findNearest(product, ids);
      return {
        rule: 'config-unknown-product',
        message: `The key "api" names the product ${quote(product)}, which the key "products" does not list`,
        hint: nearest === undefined ? 'List the product, or remove the line.' : `Did you mean ${quote(nearest)}?`,
      };
    });
}

function findSourceFaults(config: Config): Wrong[] {
  return (config.api ?? [])
    .flatMap(({ source }) => source ?? [])
    .filter((source) => !/^https?:\/\/[^{}]/.test(source))
    .map((source) => ({
      rule: 'config-source',
      message: `The key "api" has the source ${quote(source)}, which is no address`,
      hint: 'Write a web address, like "https://github.com/example/lib/tree/v{version}/src/{folder}".',
    }));
}

function findFamilyFaults(families: readonly string[]): Wrong[] {
  return families
    .filter((family) => !family.startsWith('/') || /\*\*.|[^/]\*|\*[^/*]/.test(family.replace(/\/\*\*$/, '')))
    .map((family) => ({
      rule: 'config-path-family',
      message: `The key "links.ignore" lists ${quote(family)}, which is not a family of paths`,
      hint: 'Start with "/"; "*" stands for one segment, and "/**" at the end for everything below.',
    }));
}

function findEditUrlFaults(editUrl: string): Wrong[] {
  if (editUrl === '' || (/^https?:\/\//.test(editUrl) && editUrl.includes('{file}'))) return [];

  return [
    {
      rule: 'config-edit-url',
      message: `The key "editUrl" is ${quote(editUrl)}, which does not lead to the file of a page`,
      hint: 'Write an address with "{file}" in it, like "https://example.com/edit/main/{file}".',
    },
  ];
}

function findRepeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
