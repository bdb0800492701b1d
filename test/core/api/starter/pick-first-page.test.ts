import { describe, expect, it } from 'vitest';
import type { LibraryExport } from '../../../../core/api/starter/library.ts';
import { pickFirstPage } from '../../../../core/api/starter/pick-first-page.ts';
import { planLibraryPages } from '../../../../core/api/starter/plan-library-pages.ts';
import { makeComponent } from './make-component.ts';

/** Picks from pages that all have a playground, without those of these components. */
function pick(exports: readonly LibraryExport[], unplayable: readonly string[] = []) {
  const pages = planLibraryPages(exports);
  const played = pages.filter(({ main }) => !unplayable.includes(main.name));
  return pickFirstPage(pages, new Map(played.map(({ slug }) => [slug, { kind: 'bare' }])))?.main.name;
}

describe('the first page that a newcomer sees', () => {
  it('is about the most usual component of all libraries', () => {
    const names = ['Avatar', 'Accordion', 'Slider', 'Button'];

    expect(pick(names.map((name) => makeComponent(name)))).toBe('Button');
    expect(pick(['Avatar', 'Accordion', 'Slider'].map((name) => makeComponent(name)))).toBe('Slider');
  });

  it('is about the component with most props, if none of them is usual', () => {
    expect(pick([makeComponent('Dock', { takes: ['side'] }), makeComponent('Globe', { takes: ['zoom', 'spin'] })])).toBe('Globe');
  });

  it('has a playground, and is exported by the main entry, if there is such a one', () => {
    const button = makeComponent('Button');

    expect(pick([button, makeComponent('Dock')], ['Button'])).toBe('Dock');
    expect(pick([{ ...button, isInner: true }, makeComponent('Dock')], ['Dock'])).toBe('Dock');
    expect(pick([button], ['Button'])).toBe('Button');
  });

  it('is about a hook in a library of hooks', () => {
    expect(pick([makeComponent('useDock', { kind: 'hook' })])).toBe('useDock');
    expect(pick([])).toBeUndefined();
  });
});
