// Holds the code of docs/ and of README.md to the product: what a writer copies from there is accepted.
// The examples of docs/rules.md are wrong on purpose, each in its own way.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../core/config/parse-config.ts';
import { parseNav } from '../core/nav/tree/parse-nav.ts';
import { configShape } from '../core/schema/config-shape.ts';
import { parsePage } from './core/markdown/parse-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = ['README.md', 'docs/site.md', 'docs/api.md', 'docs/command.md', 'docs/labels.md'].map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

interface Fence {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** Every fence, also those within lists; a longer fence holds shorter ones. */
const fences: readonly Fence[] = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/^( *)(`{3,})([\w]*)[^\n]*\n([^]*?)^\1\2[ \t]*$/gm)].map((match) => {
    const [, indent = '', , language = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return { name: `${file}:${line}`, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  }),
);
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

  it.each(ofLanguage('ts', 'tsx'))('has no slip of the pen: $name', ({ code }) => {
    const isEntry = code.startsWith('{');
    const isPart = !isEntry && !/^(import|export|const|interface|type|function|\/\/)/m.test(code);
    const whole = isEntry ? `export default [${code}]` : isPart ? `export default {${code}};` : code;

    expect(() => transform(whole, { transforms: ['typescript', 'jsx'] })).not.toThrow();
  });

  it.each(ofLanguage('json'))('is JSON: $name', ({ code }) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  });

  it.each(ofLanguage('ts').filter(({ code }) => /^(export default \{|\w+: [[{])/.test(code)))(
    'is taken as settings: $name',
    ({ code }) => {
      const whole = code.startsWith('export default') ? code.replace('export default', '') : `{ ${code} }`;

      expect(parseConfig({ ...settings, ...(evaluate(whole) as object) }, 'docs.config.ts').problems).toEqual([]);
    },
  );

  it.each(ofLanguage('ts').filter(({ code }) => code.startsWith('export default [')))(
    'is taken as a tree: $name',
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

  it.each(ofLanguage('markdown', 'md'))('is Markdown of the dialect: $name', ({ code }) => {
    // Those of the engine, and the one that the reader of the page writes.
    const components = ['ApiIndex', 'ComponentLinkHeader', 'ComponentPageTabs', 'Playground', 'PriceTable'];
    const page = /^(---|#) ?/.test(code) ? code : `# Title\n\n${code}`;
    const { problems } = parsePage(page, { components });

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

  it('calls nothing idle that a build reads', () => {
    expect(manual).not.toContain('change nothing in a build');
  });
});
