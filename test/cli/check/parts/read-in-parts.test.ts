import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAddressChecker } from '../../../../cli/check/create-address-checker.ts';
import type { PageFiles, ReadFiles } from '../../../../cli/check/parts/page-files.ts';
import { readInParts } from '../../../../cli/check/parts/read-in-parts.ts';
import { readPageFiles } from '../../../../cli/check/parts/read-page-files.ts';
import { joinHeaviest } from '../../../../core/check/join-heaviest.ts';
import { findRelationProblems } from '../../../../core/check/relations/create-relation-checker.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${body.length}</title></head><body><p id="top"></p>${body}</body></html>`;
const texts = {
  '/index.html': page('<a href="/a/#top"></a><a href="/b/#none"></a><a href="/gone/"></a><a href="#top"></a>'),
  '/a/index.html': page('<a href="/b/#top"></a><script>let a;</script>'),
  '/b/index.html': page('<a href="/a/#none"></a><a href="/#none"></a><script>let a = "longer";</script>'),
  '/c/index.html': page('<a href="/c/"></a><img src="/none.png">'),
};

function makePages(bytes: number): PageFiles {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const files = Object.entries(texts).map(([path, text], index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, text);
    return [path, { file, type: 'text/html', size: text.length }] as const;
  });
  return {
    files: files.map(([path]) => ({ path, file: path, bytes, isCopy: false, isGenerated: false })),
    budgets: { inline: 1 },
    site: { served: { files: new Map(files), redirects: [] }, base: '/', origin: '', ignore: [], others: [] },
  };
}

function check(parts: readonly ReadFiles[], { site }: PageFiles) {
  return {
    heaviest: joinHeaviest(parts.map(({ heaviest }) => heaviest)),
    problems: [
      ...parts.flatMap(({ problems }) => problems),
      ...createAddressChecker(site).finish(parts.map(({ anchors }) => anchors)),
      ...findRelationProblems(parts.map(({ relations }) => relations)),
    ].map(({ rule, place, message }) => `${place.file} ${rule} ${message}`),
  };
}

describe('pages that are read in two parts', () => {
  it('have the same problems as in one part', async () => {
    const [light, heavy] = [makePages(10), makePages(2_000_000)];
    const read = async (part: PageFiles) => structuredClone(readPageFiles(structuredClone(part)));

    const [one, two] = [await readInParts(light, read), await readInParts(heavy, read)];

    expect([one.length, two.length]).toEqual([1, 2]);
    expect(check(two, heavy)).toEqual(check(one, light));
    expect(check(two, heavy)).toEqual({
      heaviest: expect.arrayContaining([expect.objectContaining({ part: 'inline', file: '/b/index.html', over: 2 })]),
      problems: [
        '/index.html html-link-broken The link "/gone/" does not lead to a file in the folder',
        '/c/index.html html-alt-missing This <img> has no text for screen readers',
        '/c/index.html html-file-missing The page loads "/none.png", but the folder has no such file',
        '/index.html html-anchor-broken The page "/b/" has no element with the id "none"',
        '/b/index.html html-anchor-broken The page "/a/" has no element with the id "none"',
        '/b/index.html html-anchor-broken The page "/" has no element with the id "none"',
        '/c/index.html html-orphan No other page links to "/c/", so readers cannot find it',
      ],
    });
  });
});
