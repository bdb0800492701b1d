import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  areInputsSame,
  areNamesSame,
  areOutputsSame,
  readDiskStart,
  stampInputs,
  stampOutputs,
} from '../../../../cli/commands/unchanged/disk-stamps.ts';

let folder = '';
let place = { root: '', out: '', cache: '' };
/** A build that begins long after all files of a test were written. */
const later = { clock: Date.now() + 3_600_000, names: {} };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'));
  const root = join(folder, 'site');
  place = { root, out: join(root, 'dist'), cache: join(root, '.vitrine') };
  write('docs.config.ts', 'export default {};');
  write('content/lib/a.md', 'first');
  write('dist/.vitrine.json', '{ "files": { "a/index.html": "" } }');
  write('dist/a/index.html', '<p>');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(place.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

describe('the stamps of inputs', () => {
  it('are the same if nothing was changed, whether or not files were read', () => {
    const stamps = stampInputs(place, ['../beside.ts'], later)!;
    write('node_modules/kit/index.js', '1');
    write('.git/HEAD', '1');
    write('dist/new.html', '1');

    expect(Object.keys(stamps).sort()).toEqual([
      '../beside.ts',
      'content',
      'content/lib',
      'content/lib/a.md',
      'docs.config.ts',
    ]);
    expect(areInputsSame(stamps, place)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['is edited', () => write('content/lib/a.md', 'longer than before')],
    [
      'is edited, keeps its length, and is given its old time',
      () => {
        const file = join(place.root, 'content/lib/a.md');
        const { atime, mtime } = statSync(file);
        write('content/lib/a.md', 'later');
        utimesSync(file, atime, mtime);
      },
    ],
    ['is replaced by another', () => (write('b', 'first'), rename('b', 'content/lib/a.md'))],
    ['is removed', () => rmSync(join(place.root, 'content/lib/a.md'))],
    ['is added to a folder', () => write('content/lib/b.md', 'new')],
    ['was looked for outside of the site, and is there now', () => write('../beside.ts', 'new')],
  ])('differ if a file %s', (_name, change) => {
    const stamps = stampInputs(place, ['../beside.ts'], later)!;

    change();

    expect(areInputsSame(stamps, place)).toBe(false);
  });

  it('follow a link to the file that it leads to', () => {
    write('../elsewhere.md', 'first');
    symlinkSync('../../../elsewhere.md', join(place.root, 'content/lib/link.md'));
    const stamps = stampInputs(place, [], later)!;

    write('../elsewhere.md', 'edited');

    expect(areInputsSame(stamps, place)).toBe(false);
  });

  it('are not taken if a file was changed after the build began, or a moment before', () => {
    const changed = statSync(join(place.root, 'docs.config.ts')).ctimeMs;

    expect(stampInputs(place, [], { clock: changed - 1, names: {} })).toBeUndefined();
    expect(stampInputs(place, [], { clock: changed + 10, names: {} })).toBeUndefined();
  });

  it('do not include the output of another build', () => {
    write('preview/.vitrine.json', '{ "files": {} }');
    write('preview/index.html', '<p>');

    expect(Object.keys(stampInputs(place, [], later)!)).not.toContain('preview/index.html');
  });

  function rename(from: string, to: string): void {
    renameSync(join(place.root, from), join(place.root, to));
  }
});

describe('the start of a build', () => {
  it('knows the names in the folders that builds write into, and notices others', () => {
    const { names } = readDiskStart(place)!;
    write('.dist.lock', '1');
    expect(areNamesSame(names, place)).toBe(true);

    write('redirects.txt', '/a /b');

    expect(areNamesSame(names, place)).toBe(false);
  });

  it('is that of the next build if the first one makes the folders above its output', () => {
    const deep = { ...place, out: join(place.root, 'build/web/docs') };
    const start = readDiskStart(deep)!;
    write('build/web/docs/.vitrine.json', '{}');

    expect(areNamesSame(start.names, deep)).toBe(true);
    expect(Object.keys(stampInputs(deep, [], later)!)).not.toContain('build');
    write('build/web/notes.md', 'new');
    expect(areNamesSame(start.names, deep)).toBe(false);
  });

  it('is unknown without a site, and creates no folder there', () => {
    const missing = { ...place, root: join(folder, 'gone'), cache: join(folder, 'gone/.vitrine') };

    expect(readDiskStart(missing)).toBeUndefined();
    expect(statSync(join(folder, 'gone'), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('the stamps of a finished site', () => {
  it('differ if one of its files was edited or removed, or its list was', () => {
    const stamps = stampOutputs(place.out);
    expect(areOutputsSame(stamps, place.out)).toBe(true);

    write('dist/a/index.html', '<p>edited');
    expect(areOutputsSame(stamps, place.out)).toBe(false);

    rmSync(join(place.out, 'a/index.html'));
    expect(areOutputsSame(stamps, place.out)).toBe(false);

    const again = stampOutputs(place.out);
    rmSync(join(place.out, '.vitrine.json'));
    expect(areOutputsSame(again, place.out)).toBe(false);
  });

  it('ignore files that no build has written', () => {
    const stamps = stampOutputs(place.out);

    write('dist/CNAME', 'docs.example.com');

    expect(areOutputsSame(stamps, place.out)).toBe(true);
  });
});
