// Holds the code of docs/, of README.md and of the starter to the product: what a writer copies from there
// is accepted. docs-examples.test.ts has the examples of docs/rules.md, docs-commands.test.ts the commands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { languages } from '../core/code/languages.ts';
import { parseConfig } from '../core/config/parse-config.ts';
import { findReservedPath } from '../core/nav/paths/find-reserved-path.ts';
import { findEntryFaults } from '../core/nav/tree/find-entry-faults.ts';
import { parseNav } from '../core/nav/tree/parse-nav.ts';
import { configShape } from '../core/model/schema/config-shape.ts';
import { findMenuIcon } from '../templates/icons.tsx';
import { parsePage } from './core/markdown/parse-page.ts';
import { findFences } from './find-fences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = [
  'README.md',
  'docs/site.md',
  'docs/api.md',
  'docs/command.md',
  'docs/labels.md',
  'docs/plugins.md',
  'docs/library-under-work.md',
  'docs/looks.md',
  'docs/versions.md',
  'starter/content/guide/getting-started.md',
  'starter/content/guide/writing-pages/index.md',
].map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

const fences = texts.flatMap(({ file, text }) => findFences(text, file));
const ofLanguage = (...languages: string[]) => fences.filter(({ language }) => languages.includes(language));
const ids = ['material-ui', 'joy-ui', 'base-ui'];
const settings = { title: 'Docs', products: ids.map((id) => ({ id, name: id })) };

function evaluate(code: string): unknown {
  return new Function('process', `return (${code.trim().replace(/;$/, '')})`)({ env: {} });
}

describe('code in the documentation', () => {
  it('is found', () => {
    expect(ofLanguage('ts', 'tsx').length).toBeGreaterThan(12);
    expect(ofLanguage('json').length).toBeGreaterThan(4);
  });

  it.each(ofLanguage('ts', 'tsx'))('has no syntax error: $name', ({ code }) => {
    const isEntry = code.startsWith('{');
    const isPart = !isEntry && !/^(import|export|const|interface|type|function|\/\/)/m.test(code);
    const whole = isEntry ? `export default [${code}]` : isPart ? `export default {${code}};` : code;

    expect(() => transform(whole, { transforms: ['typescript', 'jsx'] })).not.toThrow();
  });

  it.each(ofLanguage('json'))('is JSON: $name', ({ code }) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });

  it.each(ofLanguage('ts').filter(({ code }) => /^(export default \{|\w+: [[{])/.test(code)))(
    'is accepted as settings: $name',
    ({ code }) => {
      const whole = code.startsWith('export default') ? code.replace('export default', '') : `{ ${code} }`;

      expect(parseConfig({ ...settings, ...(evaluate(whole) as object) }, 'docs.config.ts').problems).toEqual([]);
    },
  );

  it.each(ofLanguage('ts').filter(({ code }) => code.startsWith('export default [')))(
    'is accepted as a tree: $name',
    ({ code }) => {
      const tree = evaluate(code.replace('export default', ''));

      expect(parseNav(tree, { product: 'joy-ui', file: 'nav/joy-ui.ts' }).problems).toEqual([]);
    },
  );

  it.each(ofLanguage('yaml'))('is front matter: $name', ({ code }) => {
    const head = code.startsWith('---') ? code : `---\n${code}---\n`;

    const { problems } = parsePage(`${head}\n# Title\n\n<p class="description">Text.</p>\n`);

    expect(problems).toEqual([]);
  });

  it('has a post whose description takes the place of a lead paragraph', () => {
    const { code = '' } = ofLanguage('yaml').find((fence) => fence.code.includes('authors:')) ?? {};

    expect(parsePage(`${code}\nThe news.\n`).problems).toEqual([]);
    expect(parsePage(`${code.replace(/^description.*\n/m, '')}\nThe news.\n`).problems).toMatchObject([
      { rule: 'description-missing' },
    ]);
  });

  it.each(ofLanguage('markdown', 'md'))('is Markdown of the dialect: $name', ({ code }) => {
    // Those of the engine, and the one that the reader of the page writes.
    const components = ['ApiIndex', 'ComponentLinkHeader', 'ComponentPageTabs', 'Playground', 'PriceTable'];
    const page = /^(---|#) ?/.test(code) ? code : `# Title\n\n${code}`;
    const { problems } = parsePage(page, { components, figures: { diagram: () => ({ html: '<svg></svg>' }) } });

    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('the table of settings', () => {
  const manual = texts.find(({ file }) => file === 'docs/site.md')?.text ?? '';

  it('names every key', () => {
    const keys = configShape.kind === 'object' ? Object.keys({ ...configShape.required, ...configShape.optional }) : [];
    const table = manual.slice(manual.indexOf('## Settings'), manual.indexOf('## Navigation'));

    expect(keys).toContain('analytics');
    expect(keys.filter((key) => !new RegExp(`^\\| \`${key}[.\`]`, 'm').test(table))).toEqual([]);
  });

  it('calls no setting unused that a build reads', () => {
    expect(manual).not.toContain('change nothing in a build');
  });
});

describe('the lists of the manual', () => {
  const manual = texts.find(({ file }) => file === 'docs/site.md')?.text ?? '';
  /** The words in backticks of the line that begins so. */
  const listed = (start: string) => {
    const line = manual.split('\n').find((each) => each.includes(start)) ?? '';
    return [...line.slice(line.indexOf(start)).matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  };

  it('have every language of code', () => {
    expect(listed('Languages: `bash`').sort()).toEqual([...languages, 'bash'].sort());
  });

  it('have the names that are reserved for the engine', () => {
    const line = listed('Some names belong to the engine');
    const names = line.slice(0, line.indexOf('index') + 1);

    expect(names).toEqual(expect.arrayContaining(['_app', '_demos', '_menus', '404', 'sitemap.xml']));
    expect(names.filter((name) => findReservedPath(`/${name}/`) === undefined)).toEqual([]);
  });

  it('have icons that are drawn', () => {
    const names = listed('| `icon` |').filter((name) => !/^[Ii]con$/.test(name));

    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => findMenuIcon(`${name}Icon`) === undefined)).toEqual([]);
  });

  it('have attributes that a link of a menu may have', () => {
    const names = listed('| `linkProps` |').slice(1);
    const linkProps = Object.fromEntries(names.map((name) => [name.replace('*', 'x'), name === 'href' ? '/a/' : 'x']));

    expect(names.length).toBeGreaterThan(8);
    expect(findEntryFaults({ pathname: '/a/', linkProps })).toEqual([]);
  });

  it('have the defaults of the settings', () => {
    const { site } = parseConfig(settings, 'docs.config.ts');
    const table = manual.slice(manual.indexOf('## Settings'), manual.indexOf('## Navigation'));
    const rows = [...table.matchAll(/^\| `([\w.]+)` \| `([^`]+)` \|/gm)];

    expect(rows.length).toBeGreaterThan(10);
    for (const [, key = '', value = ''] of rows) {
      const found = key.split('.').reduce<unknown>((facts, name) => (facts as Record<string, unknown>)[name], site);
      expect([key, found]).toEqual([key, evaluate(value)]);
    }
  });
});
