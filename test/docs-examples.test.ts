// The examples of docs/rules.md are wrong on purpose, each in its own way: what can be judged without
// a whole site is reported under the rule of its section. Rules of whole sites have their cases in
// test/fixtures-tests/rules/.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { planBudgets } from '../core/check/plan-budgets.ts';
import { parseConfig } from '../core/config/parse-config.ts';
import { parseRedirects } from '../core/publish/hosting/parse-redirects.ts';
import { parseDictionary } from '../core/i18n/parse-dictionary.ts';
import { findDuplicatePaths } from '../core/nav/tree/find-duplicate-paths.ts';
import { parseNav } from '../core/nav/tree/parse-nav.ts';
import type { Problem } from '../core/model/problem.ts';
import { parsePage } from './core/markdown/parse-page.ts';
import { findFences, type Fence } from './find-fences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manual = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const sections = manual
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ rule: text.split('\n', 1)[0] ?? '', fences: findFences(text, 'docs/rules.md') }));

/** The rules that a single page, tree or file of settings or redirects can break. */
const shown =
  `badge-unknown budget-size budget-unknown callout-not-open callout-unclosed callout-unknown config-base config-duplicate-product
  config-edit-url config-language config-missing-key config-path-family config-source config-sources config-type config-unknown-key
  config-unknown-product config-url config-version container-content demo-name demo-option description-missing duplicate-path fence-command fence-info fence-language
  fence-lines fence-mark fence-shell fence-unclosed front-matter-language front-matter-syntax front-matter-tab front-matter-type
  front-matter-unclosed front-matter-unknown-key heading-empty heading-order heading-title-twice id-repeated iframe-host
  image-alt link-double-slash link-empty link-leading-slash link-protocol link-protocol-relative link-trailing-slash
  marker-json module-not-found nav-link-protocol nav-missing-key nav-type nav-unknown-key path-empty-segment
  path-leading-slash path-traversal raw-html-dropped redirect-loop redirect-status redirect-syntax table-cells tabs-content
  tabs-label tabs-not-open tabs-unclosed title-length title-missing translations-invalid`.split(/\s+/);

describe('the examples of the manual of rules', () => {
  it.each(shown)('%s is reported for its example', (rule) => {
    const { fences = [] } = sections.find((section) => section.rule === rule) ?? {};

    expect(fences.flatMap(judge).map((problem) => problem.rule)).toContain(rule);
  });

  it.each(
    sections.flatMap(({ rule, fences }) =>
      fences
        .filter(({ language }) => /^[jt]sx?$/.test(language) && !rule.endsWith('-syntax'))
        .map((fence) => ({ rule, fence })),
    ),
  )('$rule has examples that are valid code', ({ fence }) => {
    expect(wrap(fence.code).some(isCode)).toBe(true);
  });

  it.each(
    sections.flatMap(({ rule, fences }) =>
      fences.filter(({ language }) => language === 'json').map(({ code }) => ({ rule, code })),
    ),
  )('$rule has examples that are valid JSON', ({ code }) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });
});

/** Finds the problems of an example, in every kind of file that it may belong to. */
function judge({ language, code }: Fence): readonly Problem[] {
  if (/^[jt]s$/.test(language)) return wrap(code).flatMap(judgeCode);
  if (language === 'yaml') return judgePage(code.startsWith('---') ? code : `---\n${code}---\n`);
  if (language === 'text' && code.startsWith('/')) return parseRedirects(code, 'redirects.txt').problems;
  if (language === 'json') return parseDictionary(code, 'locales/translations.json').problems;
  return judgePage(code);
}

function judgePage(text: string): readonly Problem[] {
  const heading = '# Title\n\n<p class="description">Text.</p>\n\n';
  const tabs = `<codeblock storageKey="a">\n\n${text}\n</codeblock>\n`;
  return [text, heading + text, `${text}\n${heading}`, heading + tabs].flatMap((page) => parsePage(page).problems);
}

function judgeCode(code: string): readonly Problem[] {
  let value: unknown;
  try {
    value = new Function('process', `return (${code.replace('export default', '').trim().replace(/;$/, '')})`)({
      env: {},
    });
  } catch {
    return [];
  }
  const settings = { title: 'Docs', products: [{ id: 'joy-ui', name: 'Joy UI' }] };
  const nav = parseNav(value, { product: 'joy-ui', file: 'nav/joy-ui.ts' });
  const { budgets = {} } = value as { budgets?: Record<string, string> };
  return [
    ...parseConfig(value, 'docs.config.ts').problems,
    ...parseConfig({ ...settings, ...(value as object) }, 'docs.config.ts').problems,
    ...planBudgets(budgets, 'docs.config.ts').problems,
    ...nav.problems,
    ...findDuplicatePaths([nav.tree]),
  ];
}

/** Completes a piece of code in several ways: as it is, as a value, as keys, as entries. */
function wrap(code: string): string[] {
  return [code, `export default ${code}`, `export default {${code}}`, `export default [${code}]`];
}

function isCode(code: string): boolean {
  try {
    transform(code, { transforms: ['typescript', 'jsx'] });
    return true;
  } catch {
    return false;
  }
}
