// A site that is built in parts, each by a process that knows nothing of the others, and joined: the same bytes
// and the same diagnostics as those of one build.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPart, writePart, type Part } from '../../cli/partial/shards/part.ts';
import { isEvery } from '../everyday.ts';
import {
  docsCommand,
  goodPage,
  hashFolder,
  runDocs,
  runProgram,
  runWarm,
  siteTest,
  type SiteTest,
} from '../site-test.ts';

/** Pages have pictures where every case is tried. */
const config = `export default {
  title: 'Test', url: 'https://docs.example.com', languages: ['en', 'pt'], cards: { draw: ${isEvery} },
  products: [{ id: 'lib', name: 'Lib' }],
};
`;

const demo = (name: string) => `import { Box } from 'tiny-ui';
export default function ${name}() {
  return <Box label="${name}" />;
}
`;

function createSite(): SiteTest {
  const pages = Array.from({ length: 6 }, (_, index) => `p${index + 1}`);
  const site = siteTest({
    'docs.config.ts': config,
    'nav/lib.ts': `export default [${pages.map((name) => `{ pathname: '/lib/${name}' }`).join(', ')}];\n`,
    'redirects.txt': '/old/ /lib/p1/\n',
    'public/robots-note.txt': 'Hello.\n',
    ...Object.fromEntries(
      pages.flatMap((name, index) => [
        [
          `content/lib/${name}/index.md`,
          goodPage(`Page ${name}`, `{{"demo": "Demo${index}.js"}}\n\nSee [the next](/lib/p${((index + 1) % 6) + 1}/).`),
        ],
        [`content/lib/${name}/Demo${index}.tsx`, demo(`Demo${index}`)],
      ]),
    ),
    'content/lib/p2/index.pt.md': goodPage('Página dois'),
    'content/blog/first.md':
      '---\ndate: 2024-05-01\nauthors: [Ann Example]\ntags: [News]\n---\n\n# First\n\n<p class="description">The first.</p>\n\nText.\n',
    'content/blog/second.md':
      '---\ndate: 2024-06-01\nauthors: [Ann Example]\ntags: [News]\n---\n\n# Second\n\n<p class="description">The second.</p>\n\nText.\n',
    'node_modules/tiny-ui/package.json':
      '{ "name": "tiny-ui", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/tiny-ui/index.js':
      "import * as React from 'react';\nexport function Box({ label }) { return React.createElement('p', null, label); }\n",
  });
  for (const name of ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(site.root, 'node_modules', name));
  return site;
}

/** A clone of the site in a folder of another name, which remembers nothing. */
function cloneOf({ root }: SiteTest, name: string): string {
  const copy = join(dirname(root), name);
  mkdirSync(copy);
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('/.vitrine') });
  return copy;
}

const toBuild = (root: string, shard: string, out: string) => ['build', '--root', root, '--shard', shard, '--out', out];

/** In a process of its own, as on a machine of its own; every day, the first part alone. */
function buildPart(root: string, shard: string, out: string) {
  const isApart = isEvery || shard.startsWith('1/');
  return isApart ? runDocs(toBuild(root, shard, out)) : runWarm(toBuild(root, shard, out), root);
}

const merge = (site: SiteTest, parts: readonly string[], out: string) =>
  runWarm(['merge', '--root', cloneOf(site, `merge-${out.split('/').at(-1)}`), '--out', out, ...parts], site.root);

describe.runIf(isEvery)('a site that is built in parts', () => {
  const site = createSite();
  const folder = dirname(site.root);
  const parts = [1, 2, 3].map((index) => join(folder, `part-${index}`));
  const roots = [1, 2, 3].map((index) => cloneOf(site, `clone-${index}`));

  it('has the bytes of one build, wherever its parts are made', async () => {
    await site.build();
    for (const [at, part] of parts.entries()) {
      const { status, stdout } = await buildPart(roots[at]!, `${at + 1}/3`, part);
      expect([status, stdout]).toEqual([0, expect.stringContaining(`of part ${at + 1} of 3`)]);
    }
    // No page is in two parts, and only lists of posts are in none.
    const pagesOf = (root: string) => Object.keys(hashFolder(root)).filter((file) => file.endsWith('.html'));
    const made = parts.flatMap((part) => pagesOf(join(part, 'site')));
    expect(new Set(made).size).toBe(made.length);
    const others = pagesOf(site.out).filter((file) => !made.includes(file));
    expect(others.filter((file) => !/^_app\/|^(?:pt\/)?blog\/(?:index|tags\/.*)\.html$|^old\//.test(file))).toEqual([]);

    const joined = await merge(site, parts, join(folder, 'joined'));
    expect([joined.status, joined.stderr]).toEqual([0, '']);
    expect(hashFolder(join(folder, 'joined'))).toEqual(site.hashes());
    // Nothing was made again: each page is the file of its part.
    const inodeOf = (path: string) => statSync(path).ino;
    const copied = parts.flatMap((part) =>
      pagesOf(join(part, 'site')).filter(
        (file) => inodeOf(join(part, 'site', file)) !== inodeOf(join(folder, 'joined', file)),
      ),
    );
    expect(copied).toEqual([]);
  });

  it.runIf(isEvery)('has the same bytes when one of its parts has died and was built once more', async () => {
    const dying = runProgram(
      process.execPath,
      [docsCommand, 'build', '--root', roots[1]!, '--shard', '2/3', '--out', parts[1]!, '--no-cache'],
      { onStart: (child) => setTimeout(() => child.kill('SIGKILL'), 400) },
    );
    expect((await dying).signal).toBe('SIGKILL');
    expect((await buildPart(roots[1]!, '2/3', parts[1]!)).status).toBe(0);

    const joined = await merge(site, [...parts].reverse(), join(folder, 'again'));
    expect([joined.status, joined.stderr]).toEqual([0, '']);
    expect(hashFolder(join(folder, 'again'))).toEqual(site.hashes());
  });

  it.runIf(isEvery)('makes its pages again for another sub-path', async () => {
    const root = cloneOf(site, 'moved');
    const [out, wholeOut] = [join(folder, 'moved-out'), join(folder, 'moved-whole')];
    const joined = await runWarm(['merge', '--root', root, '--base', '/moved/', '--out', out, ...parts], folder);
    expect([joined.status, joined.stderr]).toEqual([0, '']);
    const whole = await runWarm(['build', '--root', root, '--base', '/moved/', '--out', wholeOut], folder);
    expect(whole.status).toBe(0);

    expect(hashFolder(out)).toEqual(hashFolder(wholeOut));
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('href="/moved/');
  });

  it('makes files again that were damaged in transport, and reports the damage', async () => {
    const copy = join(folder, 'copied-1');
    cpSync(parts[0]!, copy, { recursive: true });
    const [page = ''] = Object.keys(hashFolder(join(copy, 'site'))).filter((file) => /^lib\/p\d\//.test(file));
    writeFileSync(join(copy, 'site', page), 'something else');
    for (const file of readdirSync(join(copy, 'stages/scripts')))
      writeFileSync(join(copy, 'stages/scripts', file), 'something else');

    const joined = await merge(site, [copy, parts[1]!, parts[2]!], join(folder, 'mended'));
    expect(joined.stderr).toContain(`part-damaged  The file "${page}"`);
    expect(joined.stderr).toContain('cache-damaged  The store "scripts"');
    expect(hashFolder(join(folder, 'mended'))).toEqual(site.hashes());
  });

  it('takes no file from outside of a part, whatever its list says', async () => {
    const copy = join(folder, 'copied-3');
    cpSync(parts[0]!, copy, { recursive: true });
    const part = readPart(copy) as Part;
    const [path = '', page] = Object.entries(part.record.pages).find(([, { made }]) => made.files.length > 0)!;
    const away = { file: '../../secret.html', hash: page!.made.files[0]!.hash, bytes: 1 };
    const made = { ...page!.made, files: [away] };
    writePart(copy, {
      ...part,
      record: { ...part.record, pages: { ...part.record.pages, [path]: { ...page!, made } } },
    });

    const joined = await merge(site, [copy, parts[1]!, parts[2]!], join(folder, 'inside'));
    expect(joined.stderr).toContain('part-damaged  The file "../../secret.html"');
    expect(hashFolder(join(folder, 'inside'))).toEqual(site.hashes());
  });

  it.each([
    ['a part that is missing', () => [parts[0]!, parts[2]!], 'Of 3 parts, part 2 is missing'],
    ['a part that comes twice', () => [...parts, parts[0]!], 'are both part 1 of 3'],
    ['a folder that is no part', () => [site.out], 'is not a finished part'],
    ['a part whose list is damaged', () => [damagedList()], 'The list of the part'],
  ])('refuses %s', async (_name, list, message) => {
    const out = join(folder, 'refused');
    const { status, stderr } = await runWarm(['merge', '--root', site.root, '--out', out, ...list()], site.root);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(out)).toBe(false);
  });

  it('refuses to put a part beside other files', async () => {
    const { status, stderr } = await runWarm(toBuild(site.root, '1/3', site.out), folder);
    expect([status, stderr]).toEqual([2, expect.stringContaining('which does not belong to a part')]);
  });

  it('reports every error that one build reports, and writes nothing', async () => {
    site.write('content/lib/p4/index.md', goodPage('Page p4', '{{"demo": "Missing.js"}}\n\nSee [nobody](/lib/p77/).'));
    const whole = await site.buildAndFail();
    const wrong = [1, 2].map((index) => cloneOf(site, `wrong-${index}`));
    const halves = wrong.map((root) => `${root}-part`);
    const statuses = await Promise.all(
      wrong.map(async (root, at) => (await runWarm(toBuild(root, `${at + 1}/2`, halves[at]!), folder)).status),
    );
    expect(statuses.sort()).toEqual([0, 1]);

    const joined = await merge(site, halves, join(folder, 'failed'));
    // Files are named from the folder of the command, which is another one here.
    expect(joined.lines.map((line) => line.replace('../merge-failed/', ''))).toEqual(whole.lines);
    expect(joined.status).toBe(1);
    expect(existsSync(join(folder, 'failed'))).toBe(false);
  });

  function damagedList(): string {
    const copy = join(folder, 'copied-2');
    mkdirSync(copy);
    writeFileSync(join(copy, 'part.json'), readFileSync(join(parts[0]!, 'part.json'), 'utf8').replace('p1', 'p0'));
    return copy;
  }
});
