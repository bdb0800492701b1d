import { describe, expect, it } from 'vitest';
import { fillFolders, hasFolders, planFileTree } from '../../../../core/nav/tree/fill-folders.ts';
import { findDuplicatePaths } from '../../../../core/nav/tree/find-duplicate-paths.ts';
import { parseNav } from '../../../../core/nav/tree/parse-nav.ts';

const page = (path: string, head: object = {}) => ({ path, file: `content${path.slice(0, -1)}.md`, ...head });
const pages = [page('/lib/start/'), page('/lib/inputs/', { title: 'Inputs at large' }), page('/lib/inputs/slider/')];
const parse = (value: unknown) => parseNav(value, { product: 'lib', file: 'nav/lib.ts' });
const fill = (value: unknown) => fillFolders(parse(value).tree, pages);

describe('an entry with a folder', () => {
  it('is replaced by the pages of the folder, where it has no pathname', () => {
    const { tree, problems } = fill([{ pathname: '/lib/start' }, { folder: '/lib/inputs' }]);

    expect(problems).toEqual([]);
    expect(tree.entries).toEqual([
      { pathname: '/lib/start' },
      { pathname: '/lib/inputs', title: 'Inputs at large' },
      { pathname: '/lib/inputs/slider' },
    ]);
    expect(tree.places?.map(({ path }) => path)).toEqual(['/lib/start', '/lib/inputs', '/lib/inputs/slider']);
  });

  it('is a group of the pages, where it has a pathname', () => {
    const { tree } = fill([{ pathname: '/lib/all', subheader: 'All', folder: '/lib/inputs/' }]);

    expect(tree.entries).toMatchObject([{ pathname: '/lib/all', subheader: 'All', children: [{}, {}] }]);
  });

  it('keeps the page of the folder as its first entry, though it has the same path', () => {
    const { tree } = fill([{ pathname: '/lib/inputs', folder: '/lib/inputs' }]);

    expect(tree.entries).toMatchObject([
      { pathname: '/lib/inputs/*', title: 'Inputs', children: [{ pathname: '/lib/inputs' }, {}] },
    ]);
    expect(findDuplicatePaths([tree])).toEqual([]);
  });

  it('is a duplicate where the tree names one of its pages as well', () => {
    const { tree } = fill([{ pathname: '/lib/inputs/slider' }, { folder: '/lib/inputs' }]);

    expect(findDuplicatePaths([tree]).map(({ rule }) => rule)).toEqual(['duplicate-path']);
  });

  it('is reported if the folder contains no page', () => {
    const { tree, problems } = fill([
      { folder: '/lib/imputs' },
      { pathname: '/lib/forms', title: 'Forms', folder: '/lib/imputs/' },
    ]);

    expect(problems).toEqual([
      {
        rule: 'nav-folder',
        severity: 'error',
        place: { file: 'nav/lib.ts', value: [0, 'folder'] },
        message: 'The folder "/lib/imputs" contains no pages',
        hint: 'Did you mean "/lib/inputs"?',
      },
      expect.objectContaining({ rule: 'nav-folder', place: { file: 'nav/lib.ts', value: [1, 'pathname'] } }),
    ]);
    // An entry without a page would be reported as well.
    expect(tree.entries).toEqual([expect.objectContaining({ pathname: '/lib/forms', planned: true })]);
  });

  it('is reported if it has a key that it may not have, or no path', () => {
    const problems = [{ folder: '/lib', children: [] }, { folder: 'lib' }, { folder: 7 }].flatMap(
      (entry) => parse([entry]).problems,
    );

    expect(problems.map(({ rule }) => rule)).toEqual(['nav-unknown-key', 'path-leading-slash', 'nav-type']);
  });
});

describe('a tree made from a folder', () => {
  it('names the files of its pages', () => {
    expect(planFileTree('lib', pages)?.places).toEqual([
      { path: '/lib/inputs', place: { file: 'content/lib/inputs.md' } },
      { path: '/lib/inputs/slider', place: { file: 'content/lib/inputs/slider.md' } },
      { path: '/lib/start', place: { file: 'content/lib/start.md' } },
    ]);
    expect(planFileTree('other', pages)).toBeUndefined();
  });

  it('is needed only where an entry names a folder', () => {
    expect([[{ folder: '/lib' }], [{ pathname: '/lib/start' }]].map((value) => hasFolders(parse(value).tree))).toEqual([
      true,
      false,
    ]);
  });
});
