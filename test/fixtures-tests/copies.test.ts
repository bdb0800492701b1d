// docs build and docs serve, as programs that read Markdown meet them: a copy beside each page, lists of
// all copies, and the copy in place of the page for programs that ask for it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../cli/watch/serve/start-server.ts';
import { goodPage, siteTest } from '../site-test.ts';
import { siteWithPackages } from './rules/api-cases.ts';

const config = (more = '') =>
  `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, description: 'All of it.', base: '/sub/', languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib', version: '1.0.0', description: 'Parts.' }], api: [{ product: 'lib', packageName: 'good' }]${more} };\n`;
const declarations =
  "export interface ReactElement { type: string }\nexport interface ButtonProps {\n  /** How large. */\n  size?: 'sm' | 'md';\n}\n/** Starts something. */\nexport declare function Button(props: ButtonProps): ReactElement;\n";

const site = siteTest({
  ...siteWithPackages({
    good: { 'package.json': '{ "name": "good", "version": "1.0.0" }', 'index.js': '', 'index.d.ts': declarations },
  }),
  'nav/lib.ts':
    "export default [{ pathname: '/lib/start', title: 'Start', children: [{ pathname: '/lib/b' }, { pathname: '/lib/a' }, { pathname: '/lib/hidden' }] }];\n",
  'content/lib/a.md': `---\ncomponents: Button\n---\n${goodPage('A', 'See [b](/lib/b/#x).\n\n{{"demo": "Basic.js"}}\n')}`,
  'content/lib/Basic.tsx':
    "import { word } from './word';\n\nexport default function Basic() {\n  return <p>{word}</p>;\n}\n",
  'content/lib/word.ts': "export const word: string = 'a ``` b';\n",
  'content/lib/b.md': goodPage('B', '## X'),
  'content/lib/b.pt.md': goodPage('Bê', '## X'),
  'content/lib/hidden.md': `---\nunlisted: true\n---\n${goodPage('Hidden')}`,
});
site.write('docs.config.ts', config());
let server: RunningServer;

beforeAll(async () => {
  await site.build();
  const started = await startServer({ folder: site.out, port: 0, base: '/sub/' });
  if (started.kind !== 'running') throw new Error(started.message);
  server = started;
});
afterAll(() => server.close());

describe('the copy of a page', () => {
  it('has its text, with addresses that work anywhere, and the sources of its demos', () => {
    const copy = site.read('lib/a.md');

    expect(copy).toMatch(/^# A\n/);
    expect(copy).toContain('See [b](https://docs.example.com/sub/lib/b/#x).');
    expect(copy).toContain(
      '[Demo: Basic](https://docs.example.com/sub/lib/a/demo/Basic/)\n\n```tsx title="Basic.tsx"\nimport { word }',
    );
    expect(copy).toContain('````ts title="word.ts"\nexport const word: string = ');
  });

  it('has the tables of the API that it documents, as the page of the API has', () => {
    const row = "| `size` | `'sm' \\| 'md'` |  | How large. |";

    expect(site.read('lib/a.md')).toContain(row);
    expect(site.read('lib/api/button.md')).toContain(row);
  });

  it('is named in the head of the page', () => {
    expect(site.read('lib/a/index.html')).toContain(
      '<link rel="alternate" type="text/markdown" href="/sub/lib/a.md"/>',
    );
    expect(site.read('pt/lib/b/index.html')).toContain('href="/sub/pt/lib/b.md"');
  });

  it('is not written for a page that no list has', () => {
    expect(existsSync(join(site.out, 'lib/hidden.md'))).toBe(false);
    expect(site.read('lib/hidden/index.html')).not.toContain('markdown');
    expect(existsSync(join(site.out, '404.md'))).toBe(false);
  });
});

describe('the lists of copies', () => {
  it('name the pages of a product as its menu does', () => {
    const list = site.read('lib/llms.txt');

    expect(list).toMatch(/^# Lib 1\.0\.0\n\n> Parts\.\n\n- \[All pages in one file\]/);
    expect(list.indexOf('lib/b.md')).toBeLessThan(list.indexOf('lib/a.md'));
    expect(list).toContain('\n## Start\n\n- [B](https://docs.example.com/sub/lib/b.md)');
    expect(list).not.toContain('hidden');
  });

  it('lead from the site to its products, in each language', () => {
    expect(site.read('llms.txt')).toContain('- [Lib](https://docs.example.com/sub/lib/llms.txt)');
    expect(site.read('pt/lib/llms.txt')).toContain('- [Bê](https://docs.example.com/sub/pt/lib/b.md)');
  });

  it('include one file with all texts', () => {
    const whole = site.read('lib/llms-full.txt');

    expect(whole).toContain(`Source: https://docs.example.com/sub/lib/a.md\n\n${site.read('lib/a.md')}`);
    expect(site.read('llms-full.txt')).toContain(site.read('lib/b.md'));
  });
});

describe('docs serve', () => {
  const ask = (path: string, accept: string) => fetch(`${server.url}${path}`, { headers: { accept } });

  it('serves the copy to programs that ask for Markdown and the page to others, and names the header for caches', async () => {
    const [copy, page] = await Promise.all([
      ask('lib/a/', 'text/markdown, text/html;q=0.9'),
      ask('lib/a/', 'text/html,*/*;q=0.8'),
    ]);

    expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await copy.text()).toBe(site.read('lib/a.md'));
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const reply of [copy, page]) expect(reply.headers.get('vary')).toBe('accept, accept-encoding');
  });

  it('serves the page where there is no copy', async () => {
    const reply = await ask('lib/hidden/', 'text/markdown');

    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('a second build', () => {
  it('writes only the copies that changed, and the lists that hold them', async () => {
    site.write('content/lib/b.md', goodPage('B', 'More.\n\n## X'));
    const written = await site.rewritten(() => site.build('--verify'));

    expect(written.filter((file) => /\.(md|txt)$/.test(file)).sort()).toEqual([
      'lib/b.md',
      'lib/llms-full.txt',
      'llms-full.txt',
    ]);
  });

  it('writes no copies once the settings turn them off', async () => {
    site.write('docs.config.ts', config(', copies: { markdown: false }'));
    await site.build();

    expect(site.outputFiles().filter((file) => /\.md$|llms/.test(file))).toEqual([]);
    expect(site.read('lib/a/index.html')).not.toContain('markdown');
  });
});
