import { describe, expect, it } from 'vitest';
import { planChunks } from '../../../../core/demos/library/plan-chunks.ts';

type SharedModule = Parameters<typeof planChunks>[0][number];

function module(
  id: string,
  pages: number[],
  { bytes = 100, imports = [] as string[], kind }: Partial<Pick<SharedModule, 'bytes' | 'imports' | 'kind'>> = {},
): SharedModule {
  return { id, pages, bytes, imports, ...(kind && { kind }) };
}

/** The files, as sorted lists of modules. */
function plan(modules: readonly SharedModule[], { minBytes = 0, maxPerPage = 100 } = {}): string[] {
  const homes = planChunks(modules, { minBytes, maxPerPage });
  const files = new Map<number, string[]>();
  for (const [id, file] of homes) files.set(file, [...(files.get(file) ?? []), id]);
  return [...files.values()].map((ids) => ids.sort().join(' ')).sort();
}

describe('files of shared modules', () => {
  it('hold what the same pages use', () => {
    expect(plan([module('a', [0, 1]), module('b', [0, 1]), module('c', [1, 2])])).toEqual(['a b', 'c']);
  });

  it('are merged with the cheapest other file where they are small', () => {
    const modules = [
      module('small', [0, 1], { bytes: 10 }),
      module('near', [0, 1, 2], { bytes: 1000 }),
      module('far', [3, 4], { bytes: 1000 }),
    ];

    expect(plan(modules, { minBytes: 50 })).toEqual(['far', 'near small']);
  });

  it('hold one kind of modules, however small they are and however many there are for a page', () => {
    const modules = [
      module('all', [0, 1, 2], { bytes: 10 }),
      module('pt', [0, 1], { bytes: 10, kind: 'pt' }),
      module('more', [0, 1], { bytes: 10 }),
    ];

    expect(plan(modules, { minBytes: 50 })).toEqual(['all more', 'pt']);
    expect(plan(modules, { maxPerPage: 1 })).toEqual(['all more', 'pt']);
  });

  it('stay small where there is no other file', () => {
    expect(plan([module('a', [0, 1], { bytes: 1 })], { minBytes: 50 })).toEqual(['a']);
  });

  it('stay within the limit per page', () => {
    const modules = [module('a', [0, 1]), module('b', [0, 2]), module('c', [0, 3]), module('d', [0, 4])];

    expect(plan(modules, { maxPerPage: 2 })).toHaveLength(2);
    expect(plan(modules, { maxPerPage: 4 })).toHaveLength(4);
  });

  it('never import each other in a circle', () => {
    // top → middle → bottom: top and bottom together would need middle, which needs them.
    const modules = [
      module('top', [0, 1], { bytes: 10, imports: ['middle'] }),
      module('middle', [0, 1, 2, 3, 4, 5, 6, 7], { bytes: 10_000, imports: ['bottom'] }),
      module('bottom', [0, 1, 2], { bytes: 10 }),
    ];

    const homes = planChunks(modules, { minBytes: 50, maxPerPage: 100 });

    expect(homes.get('top') === homes.get('bottom') && homes.get('top') !== homes.get('middle')).toBe(false);
  });

  it('are not merged where every merge would make a circle', () => {
    const modules = [
      module('a', [0, 1], { imports: ['b'] }),
      module('b', [2, 3], { imports: ['c'] }),
      module('c', [0, 1, 4]),
    ];

    expect(plan(modules, { maxPerPage: 1 })).toEqual(['a', 'b', 'c']);
  });

  it('ignore imports of modules that are not shared', () => {
    expect(
      plan([module('a', [0, 1], { imports: ['react'] }), module('b', [0, 2], { imports: ['react'] })], {
        maxPerPage: 1,
      }),
    ).toEqual(['a b']);
  });

  it('are empty where nothing is shared', () => {
    expect(plan([])).toEqual([]);
  });
});
