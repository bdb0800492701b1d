import { describe, expect, it } from 'vitest';
import type { Library } from '../../../../core/demos/library/library.ts';
import { planSharedScripts } from '../../../../core/demos/library/plan-shared-scripts.ts';

/** A library of modules "id: imports", each of some bytes, with an entry "package/Name *" for each entry. */
function library(
  modules: Record<string, string>,
  { entries, bytes = {} }: { entries: readonly string[]; bytes?: Record<string, number> },
): Library {
  return {
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, imports]) => [
        id,
        { code: 'x'.repeat(bytes[id] ?? 100), imports: imports.split(' ').filter(Boolean), path: id },
      ]),
    ),
    entries: Object.fromEntries(entries.map((id) => [`lib/${id} *`, id])),
    broken: [],
  };
}

const packageOf = (specifier: string) => specifier.split('/')[0] ?? '';
const limits = { minShare: 0.5, minEntries: 2, minBytes: 1, maxPerPackage: 3, largeEntry: 1000 };

function plan(each: Library, more: Partial<typeof limits> = {}): string[] {
  return planSharedScripts(each, { packageOf }, { ...limits, ...more }).map((ids) => ids.join(' '));
}

describe('the shared scripts of a library', () => {
  it('hold what many entries of a package need, and never the entries', () => {
    const each = library(
      { A: 'theme own', B: 'theme', C: 'theme', theme: 'base', base: '', own: '' },
      { entries: ['A', 'B', 'C'] },
    );

    expect(plan(each)).toEqual(['base theme']);
  });

  it('hold no module that is edited often', () => {
    const each = library({ A: 'theme own', B: 'theme own', theme: '', own: '' }, { entries: ['A', 'B'] });

    expect(planSharedScripts(each, { packageOf, isStable: (path) => path !== 'own' }, limits)).toEqual([['theme']]);
  });

  it('hold nothing that only few entries need', () => {
    const each = library(
      { A: 'rare', B: 'rare', C: '', D: '', E: '', rare: '' },
      { entries: ['A', 'B', 'C', 'D', 'E'] },
    );

    expect(plan(each)).toEqual([]);
    expect(plan(each, { minShare: 0.4 })).toEqual(['rare']);
  });

  it('are counted for each package separately', () => {
    const both = library({ A: 'a', B: 'a', C: '', D: '', E: '', a: '' }, { entries: ['A', 'B'] });
    const others = Object.fromEntries(['C', 'D', 'E'].map((id) => [`other/${id} *`, id]));

    expect(plan({ ...both, entries: { ...both.entries, ...others } })).toEqual(['a']);
  });

  it('stay within the limit for a package', () => {
    const modules = { A: 'a ab', B: 'a ab', C: 'ab b', D: 'ab b', a: '', ab: '', b: '' };
    const entries = { 'lib/A *': 'A', 'lib/B *': 'B', 'other/C *': 'C', 'other/D *': 'D' };
    const each = { ...library(modules, { entries: [] }), entries };

    expect(plan(each).sort()).toEqual(['a', 'ab', 'b']);
    expect(plan(each, { maxPerPackage: 1 })).toEqual(['a ab b']);
  });

  it('separate what one large entry needs alone from what several large entries need', () => {
    const each = library(
      { Grid: 'rows big', Pro: 'rows', Small: '', rows: '', big: '' },
      { entries: ['Grid', 'Pro', 'Small'], bytes: { rows: 1000, big: 500 } },
    );

    expect(plan(each, { minShare: 0.9 })).toEqual(['Grid big', 'Pro', 'rows']);
    expect(plan(each, { minShare: 0.9, minBytes: 600 })).toEqual(['Grid big', 'rows']);
  });

  it('are the same whatever the order of modules and entries', () => {
    const modules = { A: 'a ab abc', B: 'ab abc b', C: 'abc c', a: '', ab: '', abc: '', b: '', c: '' };
    const each = library(modules, { entries: ['A', 'B', 'C'] });
    const turned: Library = {
      ...each,
      modules: Object.fromEntries(Object.entries(each.modules).reverse()),
      entries: Object.fromEntries(Object.entries(each.entries).reverse()),
    };

    expect(plan(turned).sort()).toEqual(plan(each).sort());
  });

  it('are empty for a library without modules', () => {
    expect(plan({ modules: {}, entries: {}, broken: [] })).toEqual([]);
  });
});
