// The engine beside React 18 and beside React 19: the same site reads the same.
//
// Each version gets a package folder of its own, as npm would lay it out, so that nothing resolves
// to the React of this repository.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isEvery } from './everyday.ts';
import { goodPage, runProgram, siteTest } from './site-test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reacts = {
  18: join(root, 'node_modules'),
  19: join(realpathSync(join(root, 'node_modules/react-19')), 'node_modules'),
};

const site = siteTest({
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, languages: ['en', 'pt'], products: [{ id: 'lib', name: 'Lib', version: '1.0.0' }] };\n",
  'nav/lib.ts':
    "export default [{ pathname: '/lib/a', newFeature: true }, { pathname: '/lib/group', title: 'Group', children: [{ pathname: '/lib/b' }, { pathname: '/lib/c', planned: true }] }];\n",
  'content/lib/a.md': goodPage(
    'A',
    '## Part\n\n:::warning\nCare.\n:::\n\n{{"demo": "Basic.js", "bg": true}}\n\n{{"component": "Hello", "name": "reader"}}\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  ),
  'content/lib/a.pt.md': goodPage('Á'),
  'content/lib/b.md':
    '---\ncomponents: Button\nhooks: useButton\npackageName: "@acme/lib"\n---\n\n# Button\n\n<p class="description">Shows a button.</p>\n\n{{"component": "ComponentPageTabs"}}\n\n{{"component": "ComponentLinkHeader"}}\n',
  'content/lib/Basic.tsx': 'export default function Basic() {\n  return null;\n}\n',
  'content/blog/one.md':
    '---\ntitle: One\ndescription: Says one.\ndate: 2024-01-31\nauthors: [ana]\ntags: [News]\n---\n\nText.\n',
  'components/Hello.tsx':
    "import { useId, version } from 'react';\nexport default function Hello({ name }: { name: string }) {\n  return <p id={useId()} data-react={version}>Hello {name}</p>;\n}\n",
});

describe.runIf(existsSync(reacts[19]) && isEvery)('the engine with React 18 and 19', () => {
  const outs = { 18: `${site.out}-18`, 19: `${site.out}-19` };
  beforeAll(async () => {
    for (const version of [18, 19] as const) {
      const built = await runProgram(process.execPath, [
        join(packFor(version), 'bin/docs.mjs'),
        'build',
        '--root',
        site.root,
        '--out',
        outs[version],
      ]);
      if (built.status !== 0) throw new Error(built.stderr);
    }
  });
  const pagesOf = (version: 18 | 19) =>
    readdirSync(outs[version], { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort();
  const read = (version: 18 | 19, file: string) => readFileSync(join(outs[version], file), 'utf8');

  it('renders with the version of React that is installed beside it', () => {
    expect(read(18, 'lib/a/index.html')).toMatch(/data-react="18\./);
    expect(read(19, 'lib/a/index.html')).toMatch(/data-react="19\./);
  });

  it('gives the same pages with the same text', () => {
    expect(pagesOf(19)).toEqual(pagesOf(18));
    expect(pagesOf(18).length).toBeGreaterThanOrEqual(8);
    expect(pagesOf(19).map((file) => [file, toText(read(19, file))])).toEqual(
      pagesOf(18).map((file) => [file, toText(read(18, file))]),
    );
  });

  it('gives each page one head, with one title and no element of it in the body', () => {
    const wrong = pagesOf(19).filter((file) => {
      const [head = '', body = ''] = read(19, file).split('<body');
      return (
        head.split('<title>').length !== 2 || /<(?:title|meta|link)\b/.test(body.replace(/<svg\b[\s\S]*?<\/svg>/g, ''))
      );
    });

    expect(wrong).toEqual([]);
  });
});

/** Lays out the package with one version of React, and gives its folder. */
function packFor(version: 18 | 19): string {
  const folder = mkdtempSync(join(inject('sitesFolder'), `react-${version}-`));
  for (const name of ['bin', 'lib', 'locales/interface', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  // Copied: through a link, React would find the scheduler of another version.
  for (const name of ['react', 'react-dom', 'scheduler'])
    copyPackage(join(reacts[version], name), join(folder, 'node_modules', name));
  for (const name of ['loose-envify', 'js-tokens']) {
    if (existsSync(join(reacts[version], name)))
      copyPackage(join(reacts[version], name), join(folder, 'node_modules', name));
  }
  for (const name of ['esbuild', 'chokidar', 'rolldown', 'prettier', 'typescript'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(realpathSync(from), to, { recursive: true });
}

/** What a reader sees: no tags, no comments, and not the files whose names hold a hash. */
function toText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
