// Settings of the right shape → their remaining problems: invalid values, names used twice, names of
// things that do not exist.

import { findNearestLanguage } from './find-nearest-language.ts';
import { isDefinable } from '../code/defines.ts';
import { isDarkSelector, splitSelectors } from '../model/dark-selectors.ts';
import { findNearest } from '../text/find-nearest.ts';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import type { Config } from '../model/schema/config-shape.ts';
import { findAddressFaults } from './find-address-faults.ts';
import { findPluginFaults } from './find-plugin-faults.ts';
import { findVersionFaults } from './find-version-faults.ts';
import { findSecurityFaults } from './find-security-faults.ts';
import type { ConfigFault } from './config-fault.ts';

/** Finds problems of the settings that their shape does not cover. */
export function findConfigProblems(config: Config, file: string): Problem[] {
  const wrongs = [
    ...findUrlFaults(config.url ?? ''),
    ...findAddressFaults(config),
    ...findBaseFaults(config.base ?? '/'),
    ...findLanguageFaults(config.languages ?? []),
    ...findDefaultLanguageFaults(config),
    ...findProductFaults(config.products.map(({ id }) => id)),
    ...findVersionFaults(config),
    ...findApiFaults(config),
    ...findSourceFaults(config),
    ...findFamilyFaults(config.links?.ignore ?? []),
    ...findEditUrlFaults(config.editUrl ?? ''),
    ...findReaderFaults(config.copies?.openIn ?? []),
    ...findSecurityFaults(config),
    ...findSourceSettingFaults(config.sources),
    ...findDarkFaults(config.demos?.dark),
    ...findDefineFaults(Object.keys(config.demos?.define ?? {})),
    ...findPluginFaults(config.plugins),
  ];

  return wrongs.map(({ key, ...wrong }) => ({ severity: 'error', ...wrong, place: { file, key } }));
}

function findSourceSettingFaults(sources: Config['sources']): ConfigFault[] {
  return Object.entries(typeof sources === 'object' ? sources : {}).flatMap(([name, file]) => {
    const isPackage = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/[^*]*\*?[^*]*)?$/.test(name);
    const isFile =
      typeof file !== 'string' || (/^\.{1,2}\//.test(file) && file.split('*').length === name.split('*').length);
    if (isPackage && isFile) return [];
    return {
      key: ['sources', name],
      rule: 'config-sources',
      message: isPackage
        ? `The key "sources" maps ${quote(name)} to ${quote(String(file))}, which is not a file path for it`
        : `The key "sources" names ${quote(name)}, which is not a name that can be imported`,
      hint: "Write { '@acme/ui': '../packages/ui/src/index.ts' }, and for its parts { '@acme/ui/*': '../packages/ui/src/*' }.",
    };
  });
}

function findDarkFaults(dark: NonNullable<Config['demos']>['dark']): ConfigFault[] {
  const values: [key: string[], value: unknown][] =
    typeof dark === 'object' ? Object.entries(dark).map(([id, value]) => [[id], value]) : [[[], dark]];
  return values.flatMap(([key, value]) => {
    const wrong = typeof value === 'string' && splitSelectors(value).find((selector) => !isDarkSelector(selector));
    if (typeof wrong !== 'string') return [];
    return {
      key: ['demos', 'dark', ...key],
      rule: 'config-dark',
      message: `The key "demos.dark" has ${quote(wrong)}, which is not one class or attribute`,
      hint: 'Write true, false, or the class or attribute that the style sheets of demos use, such as ".dark" or "[data-theme=dark]".',
    };
  });
}

function findDefineFaults(names: readonly string[]): ConfigFault[] {
  return names
    .filter((name) => !isDefinable(name))
    .map((name) => ({
      key: ['demos', 'define', name],
      rule: 'config-define',
      message: `The key "demos.define" sets ${quote(name)}, which cannot be defined for demos`,
      hint: 'Write "process.env.NAME", or one name of letters, digits, "_" and "$", such as "__DEV__".',
    }));
}

function findReaderFaults(readers: NonNullable<NonNullable<Config['copies']>['openIn']>): ConfigFault[] {
  return readers.flatMap(({ href }, index) =>
    /^https?:\/\/[^/{}]+\/.*\{(url|prompt)\}/i.test(href)
      ? []
      : [
          {
            key: ['copies', 'openIn', index, 'href'],
            rule: 'config-url',
            message: `The key "copies.openIn" has ${quote(href)}, which has no place for the address of a page`,
            hint: 'Write it like "https://chat.example.com/?q={prompt}", with "{prompt}" or "{url}" where it belongs.',
          },
        ],
  );
}

function findUrlFaults(url: string): ConfigFault[] {
  if (url === '') return [];
  const parsed = URL.canParse(url) ? new URL(url) : undefined;

  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
    return [
      {
        key: ['url'],
        rule: 'config-url',
        message: `The key "url" is ${quote(url)}, which is not the address of a website`,
        hint: 'Write it like "https://docs.example.com".',
      },
    ];
  }
  if (parsed.href === `${parsed.origin}/`) return [];

  return [
    {
      key: ['url'],
      rule: 'config-url',
      message: `The key "url" is ${quote(url)}, but it must be an origin only`,
      hint: `Write "${parsed.origin}", and put a sub-path under the key "base".`,
    },
  ];
}

function findBaseFaults(base: string): ConfigFault[] {
  const segments = base.split('/').filter(Boolean);
  if (segments.every((segment) => /^[\w.~-]+$/.test(segment) && !/^\.+$/.test(segment))) return [];

  return [
    {
      key: ['base'],
      rule: 'config-base',
      message: `The key "base" is ${quote(base)}, which is not a path of plain segments`,
      hint: 'Write it like "/docs/", with letters, digits, "-", "_", "." and "~" only.',
    },
  ];
}

function findLanguageFaults(languages: readonly string[]): ConfigFault[] {
  const odd = languages.flatMap((language, index) => {
    const isCode = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language);
    const nearest = findNearestLanguage(language);
    // A rare language whose code is similar to that of another one can be written with its region.
    if (isCode && nearest === undefined) return [];
    return {
      key: ['languages', index],
      rule: 'config-language',
      message: `The key "languages" lists ${quote(language)}, which is not a language code`,
      hint: nearest === undefined ? 'Write codes like "en", "pt", or "zh-CN".' : `Did you mean ${quote(nearest)}?`,
    };
  });

  const twice = findRepeated(languages).map(({ name, index }) => ({
    key: ['languages', index],
    rule: 'config-language',
    message: `The key "languages" lists ${quote(name)} twice`,
    hint: 'Remove one of the two.',
  }));

  return [...odd, ...twice];
}

function findDefaultLanguageFaults({ languages = ['en'], defaultLanguage }: Config): ConfigFault[] {
  const [first = 'en'] = languages;
  if (defaultLanguage === undefined && first !== 'en' && languages.includes('en'))
    return [
      {
        key: ['languages', 0],
        rule: 'config-default-language',
        severity: 'warning',
        message: `The default language is "en", although the key "languages" lists ${quote(first)} first`,
        hint: `Files without a language in their names are taken as English. If they are in ${quote(first)}, add defaultLanguage: ${quote(first)}. Otherwise list "en" first.`,
      },
    ];
  if (defaultLanguage === undefined || languages.includes(defaultLanguage)) return [];
  return [
    {
      key: ['defaultLanguage'],
      rule: 'config-language',
      message: `The key "defaultLanguage" is ${quote(defaultLanguage)}, which "languages" does not list`,
      hint: `Write one of ${languages.map(quote).join(', ')}, or add ${quote(defaultLanguage)} to "languages".`,
    },
  ];
}

function findProductFaults(ids: readonly string[]): ConfigFault[] {
  const odd = ids.flatMap((id, index) =>
    /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)
      ? []
      : {
          key: ['products', index, 'id'],
          rule: 'config-product-id',
          message: `The product id ${quote(id)} cannot be a path segment and a file name`,
          hint: 'Use lowercase letters, digits, and single hyphens, like "joy-ui".',
        },
  );

  const twice = findRepeated(ids).map(({ name, index }) => ({
    key: ['products', index, 'id'],
    rule: 'config-duplicate-product',
    message: `Two products have the id ${quote(name)}`,
    hint: 'Give one of them another id, or remove it.',
  }));

  return [...odd, ...twice];
}

function findApiFaults(config: Config): ConfigFault[] {
  const ids = config.products.map(({ id }) => id);

  return (config.api ?? []).flatMap(({ product }, index) => {
    if (ids.includes(product)) return [];
    const nearest = findNearest(product, ids);
    return {
      key: ['api', index, 'product'],
      rule: 'config-unknown-product',
      message: `The key "api" names the product ${quote(product)}, which the key "products" does not list`,
      hint: nearest === undefined ? 'List the product, or remove the line.' : `Did you mean ${quote(nearest)}?`,
    };
  });
}

function findSourceFaults(config: Config): ConfigFault[] {
  return (config.api ?? []).flatMap(({ source }, index) =>
    source === undefined || /^https?:\/\/[^{}]/.test(source)
      ? []
      : {
          key: ['api', index, 'source'],
          rule: 'config-source',
          message: `The key "api" has the source ${quote(source)}, which is not a web address`,
          hint: 'Write a web address, like "https://github.com/example/lib/tree/v{version}/src/{folder}".',
        },
  );
}

function findFamilyFaults(families: readonly string[]): ConfigFault[] {
  return families.flatMap((family, index) =>
    /^(?:https?:\/)?\//i.test(family) && !/\*\*.|[^/]\*|\*[^/*]/.test(family.replace(/\/\*\*$/, ''))
      ? []
      : {
          key: ['links', 'ignore', index],
          rule: 'config-path-family',
          message: `The key "links.ignore" lists ${quote(family)}, which is not a path pattern`,
          hint: 'Start with "/"; "*" matches one segment, and "/**" at the end matches everything below.',
        },
  );
}

function findEditUrlFaults(editUrl: string): ConfigFault[] {
  if (editUrl === '' || (/^https?:\/\//.test(editUrl) && editUrl.includes('{file}'))) return [];

  return [
    {
      key: ['editUrl'],
      rule: 'config-edit-url',
      message: `The key "editUrl" is ${quote(editUrl)}, which does not point to the file of a page`,
      hint: 'Write an address with "{file}" in it, like "https://example.com/edit/main/{file}".',
    },
  ];
}

/** Finds each repeated name, with the index of its second occurrence. */
function findRepeated(names: readonly string[]): { name: string; index: number }[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) !== index && names.indexOf(name, names.indexOf(name) + 1) === index ? { name, index } : [],
  );
}
