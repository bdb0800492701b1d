import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTypeFinder } from '../../../../cli/pages/excerpts/create-type-finder.ts';
import { openTypedStore } from '../../../../cli/api/types/open-typed-store.ts';
import { makeSite } from '../../../make-page.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const context = { root, cache: join(root, 'cache'), engineKey: 'e', packagesKey: 'p', site: makeSite() };
const whole = { code: 'a;\n', language: 'ts', file: 'content/a.md' };
const marker = {
  source: '',
  isTyped: true,
  language: 'ts',
  title: '',
  marks: { lines: {}, words: [] },
  line: 5,
  column: 3,
};

describe('the types of a fence', () => {
  it('are reported as a problem of the page if the package is not installed', () => {
    const find = createTypeFinder(context, { pageFile: 'content/a.md' }, () => undefined);

    expect(find(marker, whole)).toEqual({
      reads: [],
      problems: [
        {
          rule: 'fence-package',
          severity: 'error',
          place: { file: 'content/a.md', line: 5, column: 3 },
          message: 'The package "twoslash" is not installed, but a fence with types needs it',
          hint: 'Run npm install --save-dev twoslash in the folder of the site.',
        },
      ],
    });
  });

  it('need a TypeScript version that npm accepts beside the package', () => {
    const find = createTypeFinder(context, { pageFile: 'content/a.md' }, (name) =>
      name === 'typescript' ? { file: 'x', version: '7.0.2' } : undefined,
    );

    expect(find(marker, whole).problems?.[0]?.hint).toBe(
      'Run npm install --save-dev twoslash typescript@5 in the folder of the site. To keep TypeScript 7, add "overrides": { "twoslash": { "typescript": "$typescript" } } to package.json, and run npm install --save-dev twoslash.',
    );
  });

  it('cause the page to be made again if they have not been read yet', () => {
    const find = createTypeFinder(context, { pageFile: 'content/a.md' }, () => ({ file: 'x', version: '1' }));

    expect(find(marker, whole)).toEqual({ reads: [{ file: 'no-types', hash: 'unread' }], problems: [] });
  });

  it('have their faults reported in the page, or in the file that the code comes from', () => {
    const store = openTypedStore(context, { log: () => undefined });
    const fault = { line: 2, column: 4, rule: 'fence-type', message: 'M', hint: 'H' };
    const other = { ...whole, file: 'src/a.ts' };
    for (const each of [whole, other]) store.write(store.toRequest(each), { faults: [fault], files: [] });
    const find = createTypeFinder(context, { pageFile: 'content/a.md' });
    const places = [find(marker, whole), find({ ...marker, source: 'src/a.ts' }, other)].map(
      ({ problems }) => problems[0]?.place,
    );

    expect(places).toEqual([
      { file: 'content/a.md', line: 7, column: 6 },
      { file: 'src/a.ts', line: 2, column: 4 },
    ]);
  });
});
