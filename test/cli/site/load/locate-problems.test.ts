import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { locateProblems, locateTrees } from '../../../../cli/site/load/locate-problems.ts';
import type { Place, Problem } from '../../../../core/model/problem.ts';

const file = 'docs.config.ts';

function makeRoot(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'locate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, file), text);
  return root;
}

function makeProblem(place: Place): Problem {
  return { rule: 'config-type', severity: 'error', place, message: 'The key "title" is wrong' };
}

async function locate(text: string, place: Place): Promise<Place | undefined> {
  return (await locateProblems([makeProblem(place)], makeRoot(text)))[0]?.place;
}

describe('a problem of the settings', () => {
  it('gets the line and column of its key, and not those of a word of its message', async () => {
    const text = "export default {\n  title: 'A',\n  products: [{ id: 'a' },\r\n    { id: 'title' }],\n};";

    expect(await locate(text, { file, key: ['products', 1, 'id'] })).toEqual({ file, line: 4, column: 7 });
    expect(await locate(text, { file, value: ['products', 1, 'id'] })).toEqual({ file, line: 4, column: 11 });
  });

  it('counts columns as other problems do, after a byte order mark and characters of two units', async () => {
    expect(await locate("\uFEFFexport default { '😀': 1, title: 4 }", { file, key: ['title'] })).toEqual({
      file,
      line: 1,
      column: 27,
    });
  });

  it('names only the file if its default export is that of another file', async () => {
    expect(await locate("export { default } from './other';", { file, key: ['title'] })).toEqual({ file });
  });

  it('reads no file if it already has a line', async () => {
    const problems = [makeProblem({ file: 'absent.ts', line: 3 })];

    expect(await locateProblems(problems, '/absent')).toBe(problems);
  });
});

describe('a tree', () => {
  it('gets the lines of its entries', async () => {
    const root = makeRoot("export default [\n  { pathname: '/a' },\n];");
    const places = [
      { path: '/a', place: { file, value: [0, 'pathname'] } },
      { path: '/b', place: { file } },
    ];

    expect(await locateTrees([{ product: 'a', file, entries: [], places }], root)).toEqual([
      {
        product: 'a',
        file,
        entries: [],
        places: [
          { path: '/a', place: { file, line: 2, column: 15 } },
          { path: '/b', place: { file } },
        ],
      },
    ]);
  });
});
