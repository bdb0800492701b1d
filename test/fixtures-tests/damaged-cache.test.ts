// A cache that something has happened to: the site comes out as from nothing, and the user is told.
//
// Each store of the cache is found by listing it, so a new one is held to the same.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storeLimits } from '../../cli/store/store-limits.ts';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const stores = Object.keys(storeLimits).sort();

/** A small site that fills every store. */
function everySite(): SiteTest {
  const site = siteTest(
    {
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'kit' }] };\n",
      'nav/lib.ts':
        "export default [{ pathname: '/lib/buttons', children: [{ pathname: '/lib/a' }, { pathname: '/lib/b' }] }];\n",
      'content/lib/a.md': `---\ncomponents: Button\n---\n\n${goodPage('A', '{{"demo": "One.tsx"}}')}`,
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
    { isApart: true },
  );
  for (const name of ['react', 'react-dom']) symlinkSync(join(installed, name), join(site.root, 'node_modules', name));
  return site;
}

const cacheOf = (site: SiteTest) => join(site.root, '.vitrine');
const entriesOf = (site: SiteTest, store: string) =>
  readdirSync(join(cacheOf(site), store)).map((name) => join(cacheOf(site), store, name));
/** The stores that the user is told of. */
const toldStores = (stderr: string) =>
  stderr
    .split('\n')
    .flatMap((line) => /^cache-[a-z]+ {2}The store "(\w+)" /.exec(line)?.[1] ?? [])
    .sort();

function change(file: string, make: (bytes: Buffer) => Uint8Array | string): void {
  writeFileSync(file, make(readFileSync(file)));
}

function flip(bytes: Buffer, index: number): Buffer {
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes;
}

function replace(file: string, make: () => void): void {
  rmSync(file);
  make();
}

const middle = (bytes: Buffer) => Math.floor((bytes.length + bytes.indexOf('\n')) / 2);

/** What can happen to a file. */
const damages: Readonly<Record<string, (file: string, other: string) => void>> = {
  'the first bit turned': (file) => change(file, (bytes) => flip(bytes, 0)),
  'a bit in the middle turned': (file) => change(file, (bytes) => flip(bytes, middle(bytes))),
  'the last bit turned': (file) => change(file, (bytes) => flip(bytes, bytes.length - 1)),
  'a bit of the hash turned': (file) => change(file, (bytes) => flip(bytes, bytes.indexOf('\n') - 1)),
  'a letter for another': (file) => change(file, (bytes) => bytes.toString().replace(/(\n[^]*?)[a-y]/, '$1z')),
  'a letter too many': (file) => change(file, (bytes) => `${bytes.toString()} `),
  'a letter too few': (file) => truncateSync(file, readFileSync(file).length - 1),
  'a byte in the middle gone': (file) =>
    change(file, (bytes) => Buffer.concat([bytes.subarray(0, middle(bytes)), bytes.subarray(middle(bytes) + 1)])),
  'half of it': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'its first line alone': (file) => truncateSync(file, readFileSync(file).indexOf('\n') + 1),
  'half of its first line': (file) => truncateSync(file, 20),
  nothing: (file) => truncateSync(file, 0),
  'zeros, as after a loss of power': (file) => change(file, (bytes) => Buffer.alloc(bytes.length)),
  'its content twice': (file) => change(file, (bytes) => Buffer.concat([bytes, bytes])),
  'its content without the first line': (file) => change(file, (bytes) => bytes.subarray(bytes.indexOf('\n') + 1)),
  'lines that end as on Windows': (file) => change(file, (bytes) => bytes.toString().replaceAll('\n', '\r\n')),
  'the content of another entry': (file, other) => writeFileSync(file, other),
  'a format to come': (file) => change(file, (bytes) => bytes.toString().replace('cache 1', 'cache 2')),
  'a folder': (file) => replace(file, () => mkdirSync(join(file, 'in'), { recursive: true })),
  'a link in a circle': (file) => replace(file, () => symlinkSync(file, file)),
  'a file that may not be read': (file) => chmodSync(file, 0),
};

describe('where each entry of the cache has', () => {
  // Each build mends what was damaged before it.
  const built = once(buildEverySite);

  it.each(Object.keys(damages))('%s, the site is that of a build from nothing', async (name) => {
    const { clean, ...site } = await built();
    expect(readdirSync(cacheOf(site)).sort()).toEqual(stores);
    expect(stores.filter((store) => entriesOf(site, store).length > 0)).toEqual(stores);
    const [one = '', two = ''] = ['menus', 'api'].map((store) => readFileSync(entriesOf(site, store)[0] ?? '', 'utf8'));
    for (const store of stores)
      for (const file of entriesOf(site, store)) damages[name]?.(file, store === 'menus' ? two : one);

    const mended = await site.build('--strict');
    const again = await site.build();

    // The superuser may read anything.
    const isDamage = name !== 'a file that may not be read' || process.getuid?.() !== 0;
    expect(site.hashes()).toEqual(clean);
    expect(toldStores(mended.stderr)).toEqual(isDamage ? stores : []);
    expect(mended.lines).toEqual([]);
    expect(again.stderr).toBe('');
  });
});

describe('a cache', () => {
  const built = once(buildEverySite);

  it.each(stores)('whose "%s" is a file is told of, and the site is built', async (store) => {
    const { clean, ...site } = await built();
    for (const name of ['builds', 'client', store]) rmSync(join(cacheOf(site), name), { recursive: true, force: true });
    writeFileSync(join(cacheOf(site), store), '');

    const { stderr } = await site.build('--strict');
    rmSync(join(cacheOf(site), store));

    expect(site.hashes()).toEqual(clean);
    expect(stderr).toBe(
      `cache-unusable  The store "${store}" of the cache "${cacheOf(site)}" cannot be used (ENOTDIR), so nothing is kept in it. Remove what stands in its place, or let this user write there.\n`,
    );
  });

  it('that is a file is told of, and the site is built', async () => {
    const site = everySite();
    writeFileSync(cacheOf(site), '');

    const built = await site.build('--strict');

    expect(built.stderr).toBe(
      `cache-unusable  The cache "${cacheOf(site)}" is no folder that can be written to, so nothing is kept. Remove it, or let this user write there.\n`,
    );
    const kept = site.hashes();
    rmSync(cacheOf(site));
    await site.build('--no-cache');
    expect(site.hashes()).toEqual(kept);
  });

  it('that is removed again and again while the site is built does no harm', async () => {
    const site = everySite();
    await site.build();
    const clean = site.hashes();
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

  it('made elsewhere serves a site in another place', async () => {
    const site = everySite();
    await site.build();
    const other = everySite();
    renameSync(cacheOf(site), cacheOf(other));
    const before = namesOf(other);

    const built = await other.build();

    expect(built.stderr).toBe('');
    expect(other.hashes()).toEqual(site.hashes());
    expect(namesOf(other)).toEqual(before);
  });

  it('names no place of this machine', async () => {
    const site = everySite();
    await site.build();

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

async function buildEverySite(): Promise<SiteTest & { clean: Record<string, string> }> {
  const site = everySite();
  await site.build();
  return { ...site, clean: site.hashes() };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const namesOf = (site: SiteTest) => stores.flatMap((store) => entriesOf(site, store)).sort();
