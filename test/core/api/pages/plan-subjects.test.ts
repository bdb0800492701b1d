import { describe, expect, it } from 'vitest';
import { createSubjects } from '../../../../core/api/pages/plan-subjects.ts';
import { makePlace, makeProp } from './api-entries.ts';

const titles = new Map([['/lib/paper-guide/', 'Paper']]);

describe('createSubjects', () => {
  const paper = makePlace({ name: 'Paper' });
  const hook = makePlace({ name: 'useTab', kind: 'hook' });

  it('links the names of documented types, but not those of the entry itself', () => {
    const card = makePlace({
      name: 'Card',
      props: {
        paper: makeProp({ type: 'Partial<PaperProps> | CardProps | Paper' }),
        tab: makeProp({ type: 'UseTabParameters' }),
      },
    });

    expect(createSubjects([paper, hook, card], { titles })(card).links).toEqual({
      PaperProps: '/lib/api/paper/',
      UseTabParameters: '/lib/api/usetab/',
    });
  });

  it('prefers names of the same product', () => {
    const other = { ...makePlace({ name: 'Paper' }, '/other/api/paper/'), product: 'other' };
    const card = makePlace({ name: 'Card', props: { paper: makeProp({ type: 'PaperProps' }) } });

    expect(createSubjects([other, paper, card], { titles })(card).links).toEqual({ PaperProps: '/lib/api/paper/' });
  });

  it('names the pages that show the entry', () => {
    expect(createSubjects([], { titles })(makePlace({ name: 'Paper', demos: ['/lib/paper-guide/'] })).showing).toEqual([
      { path: '/lib/paper-guide/', title: 'Paper' },
    ]);
  });

  it('names the page of the same name first', () => {
    const pages = new Map([
      ['/lib/button-group/', 'Button group'],
      ['/lib/cards/', 'Cards'],
      ['/lib/button/', 'Button'],
    ]);
    const order = (name: string) =>
      createSubjects([], { titles: pages })(makePlace({ name, demos: [...pages.keys()] })).showing.map(
        ({ title }) => title,
      );

    expect(order('Button')).toEqual(['Button', 'Button group', 'Cards']);
    expect(order('ButtonGroup')).toEqual(['Button group', 'Cards', 'Button']);
    expect(order('Card')).toEqual(['Button group', 'Cards', 'Button']);
  });

  it('keeps links to pages of the site, without unknown fragments', () => {
    const description =
      'See [a](/lib/api/paper), [b](/lib/paper-guide/#part), [c](/gone/) and [d](https://example.com/).';

    expect(createSubjects([paper], { titles })(makePlace({ name: 'Card', description })).targets).toEqual({
      '/lib/api/paper': '/lib/api/paper/',
      '/lib/paper-guide/#part': '/lib/paper-guide/',
    });
  });

  it('finds the documentation of each inherited prop, if there is any', () => {
    const base = makePlace({ name: 'Base', props: { a: makeProp() } });
    const hook = makePlace(
      { name: 'useBase', kind: 'hook', parameters: { root: makeProp() } },
      '/lib/bases/hooks-api/#use-base',
    );
    const props = {
      a: makeProp({ inheritedFrom: 'Base' }),
      b: makeProp({ inheritedFrom: 'Base' }),
      own: makeProp(),
      root: makeProp({ inheritedFrom: 'useBase' }),
      gone: makeProp({ inheritedFrom: 'Elsewhere' }),
    };
    const place = makePlace({ name: 'Card', props, inheritance: { component: 'Base', pathname: base.path } });

    expect(createSubjects([base, hook, place], { titles })(place).origins).toEqual({
      a: '/lib/api/base/#base-prop-a',
      root: '/lib/bases/hooks-api/#use-base-parameters-root',
    });
  });

  it('removes the address of an ancestor without a page', () => {
    const place = makePlace({ name: 'Card', inheritance: { component: 'Transition', pathname: '/transitions/' } });

    expect(createSubjects([], { titles })(place).entry.inheritance).toEqual({
      component: 'Transition',
      pathname: undefined,
    });
  });
});
