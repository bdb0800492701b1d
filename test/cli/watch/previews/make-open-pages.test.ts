import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../../../cli/output/report/build-report.ts';
import { makeOpenPages } from '../../../../cli/watch/previews/make-open-pages.ts';

type Built = Pick<BuildReport, 'builtPages' | 'isWritten' | 'base'>;
const paths = ['/', '/a/', '/á b/', '/c/', '/d/', '/e/'];
let folder = '';

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'open-pages-')), 'open');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

const toFile = (path: string) => `${path.slice(1)}index.html`;

function toBuilt(
  picked: readonly string[],
  { faulty = [], ...changes }: Partial<Built> & { faulty?: readonly string[] } = {},
): Built {
  const builtPages = picked.map((path) => {
    const problems = faulty.includes(path) ? [{ severity: 'error' }] : [];
    return {
      task: { page: { path } },
      record: { made: { files: [{ file: toFile(path), hash: path, bytes: 0 }], facts: { problems } } },
    };
  });
  return { base: '/docs/', isWritten: true, builtPages, ...changes } as unknown as Built;
}

/** Makes open pages of a site of six; `asked` lists the pages that the build was asked to make. */
async function make(addresses: readonly string[], changes: Parameters<typeof toBuilt>[1] = {}) {
  const asked: string[][] = [];
  const made = await makeOpenPages(addresses, {
    folder,
    last: toBuilt(paths),
    build: async ({ out, only }) => {
      const picked = paths.filter((path) => only?.(path));
      asked.push(picked);
      for (const file of [...picked.map(toFile), '_app/a.js', 'sitemap.xml']) {
        mkdirSync(dirname(join(out, file)), { recursive: true });
        writeFileSync(join(out, file), `of ${file}`);
      }
      return toBuilt(picked, changes);
    },
  });
  const shown = made.pages.map(({ path, files }) => [path, ...files.map(({ contents }) => String(contents))]);
  return { asked, shown, others: made.others.map(([path, { contents }]) => [path, String(contents)]) };
}

describe('the open pages', () => {
  it('are made alone, with the files that they load, and without files about the whole site', async () => {
    expect(await make(['/docs/a/', '/docs/á b/index.html'])).toEqual({
      asked: [['/a/', '/á b/']],
      shown: [
        ['/a/', 'of a/index.html'],
        ['/á b/', 'of á b/index.html'],
      ],
      others: [['/_app/a.js', 'of _app/a.js']],
    });
    // The removal of the folder is not awaited.
    await expect.poll(() => existsSync(folder)).toBe(false);
  });

  it('are at most four, each once', async () => {
    const addresses = ['/docs', '/docs/', '/docs/a', '/docs/c.html', '/docs/d/', '/docs/e/'];

    expect((await make(addresses)).asked).toEqual([['/', '/a/', '/c/', '/d/']]);
  });

  it('are empty if no page of the site is open', async () => {
    expect((await make([])).asked).toEqual([]);
    expect((await make(['/docs/gone/', '/docs/_app/a.js'])).asked).toEqual([]);
  });

  it('stay unchanged with an error, without a site, or under another base', async () => {
    expect((await make(['/docs/a/', '/docs/c/'], { faulty: ['/a/'] })).shown).toEqual([['/c/', 'of c/index.html']]);
    expect((await make(['/docs/a/'], { isWritten: false })).shown).toEqual([]);
    expect((await make(['/docs/a/'], { base: '/' })).shown).toEqual([]);
  });
});
