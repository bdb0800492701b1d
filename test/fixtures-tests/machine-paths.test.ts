// Demos that show where they lie on the machine that builds: stacks, names of files and folders, addresses of files.
// No file of the output has such a path, and each demo is reported.

import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

/** What a demo shows, and what its page then has. */
const shown: Record<string, readonly [code: string, expected: RegExp]> = {
  Stack: ["new Error('Shown').stack", /at Stack \(content\/lib\/Stack\.tsx:\d+:\d+\)/],
  Caught: [
    '(() => { try { (undefined as any).x; } catch (error) { return (error as Error).stack; } })()',
    /content\/lib\/Caught\.tsx:\d+/,
  ],
  Deep: ['fail()', /at fail \(content\/lib\/fail\.ts:\d+/],
  File: ['__filename', />content\/lib\/File\.tsx</],
  Folder: ['__dirname', />content\/lib</],
  Here: ['process.cwd()', /<pre>(?!\/)[^<]*</],
  Address: ['`file://${__filename}`', />content\/lib\/Address\.tsx</],
  Data: ['JSON.stringify({ file: __filename })', /file&quot;:&quot;content\/lib\/Data\.tsx&quot;/],
  Attribute: ['<a title={__filename}>here</a>', /title="content\/lib\/Attribute\.tsx"/],
};

describe('a path of the machine that builds', () => {
  const site = siteTest({
    ...Object.fromEntries(
      Object.entries(shown).map(([name, [code]]) => [
        `content/lib/${name}.tsx`,
        `${name === 'Deep' ? "import { fail } from './fail';\n" : ''}export default function ${name}() {\n  return <pre>{${code}}</pre>;\n}\n`,
      ]),
    ),
    'content/lib/fail.ts': "export function fail() {\n  return new Error('Shown').stack;\n}\n",
    'content/lib/Fine.tsx':
      'export default () => <a href="/content/lib/page/" title="a/content">/content /etc/passwd</a>;\n',
    'content/lib/page.md': goodPage(
      'Demo',
      [...Object.keys(shown), 'Fine'].map((name) => `{{"demo": "${name}.tsx"}}`).join('\n\n'),
    ),
  });

  it('is named from the root of the site in every page, and reported at its demo', async () => {
    const { lines } = await site.build();
    const html = site.read('lib/page/index.html');

    for (const [, expected] of Object.values(shown)) expect(html).toMatch(expected);
    expect(lines.map((line) => line.split('  ')[0]?.replace(/:\d+:1 /, ' '))).toEqual(
      Object.keys(shown)
        .map((name) => `content/lib/${name}.tsx warning demo-machine-path`)
        .sort(),
    );
    expect(html).toContain('<a href="/content/lib/page/" title="a/content">/content /etc/passwd</a>');
  });

  it('is in no file of the output', () => {
    const roots = [site.root, realpathSync(site.root), process.cwd(), pathToFileURL(site.root).href];
    const holders = site.outputFiles().filter((file) => {
      const text = site.read(file);
      return roots.some((root) => text.includes(root)) || text.includes(`${homedir()}/`);
    });

    expect(holders).toEqual([]);
  });

  it('is named from the root of the site in the error of a demo', async () => {
    const failing = siteTest({
      'content/lib/Demo.tsx': 'export default function Demo(): never {\n  throw new Error(`No ${__filename}`);\n}\n',
      'content/lib/page.md': goodPage('Demo', '{{"demo": "Demo.tsx"}}'),
    });
    const { lines } = await failing.buildAndFail();

    expect(lines).toEqual([
      expect.stringContaining(
        'content/lib/Demo.tsx:2:9 error demo-render  The demo fails with "No content/lib/Demo.tsx"',
      ),
    ]);
  });

  it('is named from the root of the site in an element of MDX, and reported at its place', async () => {
    const page = siteTest({
      'docs.config.ts':
        "export default { title: 'Test', cards: { draw: false }, markdown: { mdx: true }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'nav/lib.ts': "export default [{ pathname: '/lib/page', title: 'Demo' }];\n",
      'content/lib/Where.tsx': 'export default function Where() {\n  return <i>{__filename}</i>;\n}\n',
      'content/lib/page.mdx': `import Where from './Where';\n\n${goodPage('Demo')}\n<Where />\n`,
    });
    const { lines } = await page.build();

    expect(page.read('lib/page/index.html')).toContain('<i>content/lib/Where.tsx</i>');
    expect(lines.map((line) => line.split('  ')[0])).toEqual(['content/lib/page.mdx:9:1 warning demo-machine-path']);
  });
});
