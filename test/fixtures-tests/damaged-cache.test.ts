// A damaged cache: the site is that of a build from nothing, and the damage is reported.
//
// Each store of the cache is found by listing it, so a new one is held to the same.

import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storeLimits } from '../../cli/files/store/store-limits.ts';
import { unsealEntry } from '../../cli/files/store/seal-entry.ts';
import { damages, isHarmful } from '../damages.ts';
import { hasGit, runGit } from '../run-git.ts';
import { dotPicture, goodPage, runWarm, siteTest, type SiteTest } from '../site-test.ts';
import { everyday, isEvery } from '../everyday.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const stores = Object.keys(storeLimits)
  .filter((store) => hasGit || store !== 'history')
  .sort();

/**
 * A small site that fills every store. Where every case is tried, each build has a process of its own; every day, a
 * process may have built the site before. The stores that are reported show that the entries are read all the same.
 */
function everySite({ isApart = isEvery } = {}): SiteTest {
  const site = siteTest(
    {
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'kit' }], markdown: { mermaid: true }, plugins: [{ name: 'hello', hooks: { addFiles: () => [{ path: '/hello.txt', contents: 'Hello' }] } }] };\n",
      'nav/lib.ts':
        "export default [{ pathname: '/lib/buttons', children: [{ pathname: '/lib/a' }, { pathname: '/lib/b' }] }];\n",
      'content/lib/a.md': `---\ncomponents: Button\n---\n\n${goodPage('A', '![Dot](./dot.png)\n\n```mermaid\ngraph TD\n  a --> b\n```\n\n```ts twoslash\nconst answer = 42;\n```\n\n{{"demo": "One.tsx"}}')}`,
      'content/lib/dot.png': dotPicture,
      'content/lib/b.md': goodPage('B', '{{"demo": "Two.tsx"}}\n\n{{"component": "Hello"}}'),
      'content/lib/One.tsx':
        "import { Button } from 'kit';\nexport default function One() {\n  return <Button>One</Button>;\n}\n",
      'content/lib/Two.tsx': 'export default function Two() {\n  return <p>Two</p>;\n}\n',
      'components/Hello.tsx':
        'export default function Hello() {\n  const words = ["Hello"];\n  return <p>{words}</p>;\n}\n',
      'node_modules/kit/package.json':
        '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
      'node_modules/kit/index.js':
        "const { createElement } = require('react');\nexports.Button = ({ children }) => createElement('button', {}, children);\n",
      'node_modules/kit/index.d.ts':
        'export interface ButtonProps {\n  children?: string;\n}\nexport declare function Button(props: ButtonProps): JSX.Element;\n',
    },
    { isApart },
  );
  for (const name of ['react', 'react-dom', 'beautiful-mermaid', 'twoslash', 'typescript'])
    symlinkSync(join(installed, name), join(site.root, 'node_modules', name));
  if (hasGit) commit(site);
  return site;
}

/** A site that can be built from nothing in a moment: it has no entry in some of the stores. */
const plainSite = () =>
  siteTest({
    'content/lib/a.md': goodPage('A', '{{"demo": "Two.tsx"}}'),
    'content/lib/Two.tsx': 'export default function Two() {\n  return <p>Two</p>;\n}\n',
  });

/** Puts the pages under version control, in the same commit wherever they are. */
function commit({ root }: SiteTest): void {
  for (const words of [
    ['init', '--quiet'],
    ['add', 'content'],
    ['commit', '--quiet', '--message', 'Write'],
  ])
    runGit(words, { cwd: root });
}

const cacheOf = (site: SiteTest) => join(site.root, '.vitrine');
const entriesOf = (site: SiteTest, store: string) =>
  readdirSync(join(cacheOf(site), store)).map((name) => join(cacheOf(site), store, name));
/** The stores that are reported to the user. */
const reportedStores = (stderr: string) =>
  stderr
    .split('\n')
    .flatMap((line) => /^cache-[a-z]+ {2}The store "(\w+)" /.exec(line)?.[1] ?? [])
    .sort();

/** Whatever a test does to its cache, the site is that of a build from nothing afterwards. */
const built = once(buildEverySite);

/** The site that is built from nothing once more, and what it is then: every day, one without much to make. */
const builtAnew = isEvery ? built : once(buildPlainSite);

/** As `built`, with the cache of its first build: not every entry that was damaged is asked for, and mended. */
async function restored() {
  const site = await built();
  rmSync(cacheOf(site), { recursive: true });
  cpSync(site.kept, cacheOf(site), { recursive: true });
  return site;
}

/** What the entries hold that no test has touched. */
const keptTexts = once(async () => {
  const site = await built();
  return stores.flatMap((store) => entriesOf(site, store).map((file) => readFileSync(file, 'utf8')));
});

describe('point 2: an undamaged cache', () => {
  it.runIf(isEvery)('made elsewhere is used by a site in another place', async () => {
    const { clean, ...site } = await built();
    const other = everySite();
    cpSync(cacheOf(site), cacheOf(other), { recursive: true });
    const before = namesOf(other);

    const { stderr } = await other.build();

    expect(stderr).toBe('');
    expect(other.hashes()).toEqual(clean);
    expect(namesOf(other)).toEqual(before);
  });

  it.runIf(isEvery)('contains no path of this machine', async () => {
    const site = await built();

    const naming = stores.flatMap((store) =>
      entriesOf(site, store).filter((file) => {
        const text = readFileSync(file, 'utf8');
        // A relative way may lead through a folder of the same name.
        const absolute = text.replaceAll(/(?:\.\.\/)+[^"'\s]*/g, '');
        return [site.root, installed, 'file:///'].some((place) => absolute.includes(place));
      }),
    );
    expect(naming).toEqual([]);
  });
});

describe('point 1: where each entry of the cache has', () => {
  it.each(Object.keys(damages).filter(isHarmful))('%s, it counts as missing', async (name) => {
    const site = await built();
    const copy = `${site.root}-copy`;
    cpSync(cacheOf(site), copy, { recursive: true });
    const files = stores.flatMap((store) => readdirSync(join(copy, store)).map((entry) => join(copy, store, entry)));
    const texts = await keptTexts();
    for (const [index, file] of files.entries()) damages[name]!(file, texts.at(index - 1)!);

    expect(texts).toHaveLength(files.length);
    expect(files.filter((file) => readEntry(file) !== undefined)).toEqual([]);
    rmSync(copy, { recursive: true });
  });

  // Entry by entry, the next kind of damage; in each round, each store has others.
  it.each(everyday([0, 10], 2))('another damage, the site is that of a build from nothing (%i)', async (first) => {
    const { clean, ...site } = await restored();
    expect(readdirSync(cacheOf(site)).sort()).toEqual(stores);
    expect(stores.filter((store) => entriesOf(site, store).length > 0)).toEqual(stores);
    const files = stores.flatMap((store) => entriesOf(site, store));
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const kinds = Object.keys(damages).filter(isHarmful);
    for (const [index, file] of files.entries())
      damages[kinds[(first + index) % kinds.length]!]!(file, texts.at(index - 1)!);

    const mended = await site.build('--strict');
    const again = await site.build();

    expect(files.length).toBeGreaterThanOrEqual(kinds.length);
    expect(site.hashes()).toEqual(clean);
    const warnings = mended.stderr.split('\n').filter((line) => line.startsWith('cache-'));
    expect([...new Set(reportedStores(mended.stderr))]).toEqual(stores);
    expect(warnings).toEqual([...new Set(warnings)]);
    expect(mended.lines).toEqual([]);
    expect(again.stderr).toBe('');
  });

  it.runIf(isEvery)('no permission to be read, the site is that of a build from nothing', async () => {
    const { clean, ...site } = await restored();
    for (const store of stores)
      for (const file of entriesOf(site, store)) damages['a file that may not be read']!(file, '');

    const mended = await site.build('--strict');
    const again = await site.build();

    expect(site.hashes()).toEqual(clean);
    expect(reportedStores(mended.stderr)).toEqual(isHarmful('a file that may not be read') ? stores : []);
    expect(mended.lines).toEqual([]);
    expect(again.stderr).toBe('');
  });
});

describe('point 2: a cache', () => {
  // What is not kept in one store is asked of the others.
  it.each(everyday([0, 1], 2))(
    'some of whose stores are files is reported, and the site is built (%i)',
    async (rest) => {
      const { clean, ...site } = await built();
      const half = stores.filter((_store, index) => index % 2 === rest);
      for (const name of ['builds', 'client', 'documents', ...half])
        rmSync(join(cacheOf(site), name), { recursive: true, force: true });
      for (const store of half) writeFileSync(join(cacheOf(site), store), '');

      const { stderr } = await site.build('--strict');
      for (const store of half) rmSync(join(cacheOf(site), store));

      expect(site.hashes()).toEqual(clean);
      expect(stderr.split('\n').sort()).toEqual([
        '',
        ...half.map(
          (store) =>
            `cache-unusable  The store "${store}" of the cache "${cacheOf(site)}" cannot be used (ENOTDIR), so nothing is kept in it. Remove what is in its place, or give this user permission to write there.`,
        ),
      ]);
    },
  );

  it('that is a file is reported, and the site is built', async () => {
    const { clean } = await builtAnew();
    // Nothing is kept that could be asked for.
    const site = isEvery ? everySite({ isApart: false }) : plainSite();
    writeFileSync(cacheOf(site), '');

    const { stderr } = await site.build('--strict');

    expect(stderr).toBe(
      `cache-unusable  The cache "${cacheOf(site)}" is not a folder that can be written to, so nothing is kept. Remove it, or give this user permission to write there.\n`,
    );
    expect(site.hashes()).toEqual(clean);
  });

  it('that is removed again and again while the site is built does no harm', async () => {
    const { clean, ...site } = await builtAnew();
    rmSync(site.out, { recursive: true });
    let isDone = false;

    const building = site.build('--strict').finally(() => (isDone = true));
    while (!isDone) {
      if (existsSync(cacheOf(site))) renameSync(cacheOf(site), `${site.root}-removed`);
      rmSync(`${site.root}-removed`, { recursive: true, force: true });
      await delay(10);
    }

    expect((await building).lines).toEqual([]);
    expect(site.hashes()).toEqual(clean);
  });
});

async function buildEverySite(): Promise<SiteTest & { clean: Record<string, string>; kept: string }> {
  const site = everySite();
  // The cache is read by processes that did not make it.
  const { stderr } = await runWarm(['build', '--root', site.root, '--out', site.out], dirname(site.root));
  expect(stderr).toBe('');
  const copy = `${site.root}-kept`;
  cpSync(cacheOf(site), copy, { recursive: true });
  return { ...site, clean: site.hashes(), kept: copy };
}

async function buildPlainSite(): Promise<SiteTest & { clean: Record<string, string> }> {
  const site = plainSite();
  await site.build();
  return { ...site, clean: site.hashes() };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Returns what an entry holds; undefined where it is not as it was written, or cannot be read. */
function readEntry(file: string): string | undefined {
  try {
    return lstatSync(file).isFile() ? unsealEntry(basename(file, '.mjs'), readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

const namesOf = (site: SiteTest) => stores.flatMap((store) => entriesOf(site, store)).sort();
