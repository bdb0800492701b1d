import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { linkReferences, toApiPath, type ApiReference, type ShowingPage } from '../../../core/api/link-references.ts';

function entry(name: string, facts: Partial<ApiEntry> = {}): ApiEntry {
  return {
    name,
    kind: 'component',
    description: '',
    listed: true,
    hasPage: true,
    imports: [],
    props: {},
    nativeProps: [],
    styleProps: [],
    styleValues: {},
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: false,
    sx: false,
    component: false,
    demos: [],
    source: '',
    ...facts,
  };
}

function reference(product: string, packageName: string, entries: readonly ApiEntry[]): ApiReference {
  return { product, packageName, version: '1.0.0', entries, symbols: [] };
}

function page(path: string, facts: Partial<ShowingPage>): ShowingPage {
  return { path, product: path.split('/')[1], components: [], hooks: [], hasTabs: false, ...facts };
}

describe('linked entries', () => {
  it('link to their source, if the package or the site names it', () => {
    const linked = {
      ...reference('lib', 'lib', [entry('Button', { source: 'lib/Button/Button.d.ts' })]),
      repository: 'o/r',
    };
    const urls = linkReferences(
      [linked, { ...linked, sourcePattern: 'https://x.example/{folder}' }, reference('lib', 'lib', [entry('Button')])],
      [],
    ).map(({ entries }) => entries[0]?.sourceUrl);

    expect(urls).toEqual(['https://github.com/o/r/tree/v1.0.0', 'https://x.example/Button', undefined]);
  });

  it('name the pages of their product that show them', () => {
    const pages = [
      page('/lib/button/', { components: ['Button', 'Icon'] }),
      page('/other/button/', { components: ['Button'] }),
      page('/lib/use/', { hooks: ['useButton'] }),
    ];

    const [linked] = linkReferences(
      [reference('lib', 'lib', [entry('Button'), entry('useButton', { kind: 'hook' })])],
      pages,
    );

    expect(linked?.entries.map(({ demos }) => demos)).toEqual([['/lib/button/'], ['/lib/use/']]);
  });

  it('name the page of the component that they inherit from, in any product', () => {
    const top = entry('Menu', { inheritance: { component: 'Popper', packageName: 'base' } });

    const [linked] = linkReferences(
      [reference('lib', 'lib', [top]), reference('base-ui', 'base', [entry('Popper')])],
      [page('/base-ui/popper/', { components: ['Popper'], hasTabs: true })],
    );

    expect(linked?.entries[0]?.inheritance?.pathname).toBe('/base-ui/popper/components-api/#popper');
  });

  it('keep the address of an ancestor that no product documents', () => {
    const top = entry('Fade', { inheritance: { component: 'Transition', pathname: 'https://other.example.com/' } });

    expect(linkReferences([reference('lib', 'lib', [top])], [])[0]?.entries[0]?.inheritance?.pathname).toBe(
      'https://other.example.com/',
    );
  });
});

describe('the path of an entry', () => {
  it('is a separate page below the product', () => {
    expect(toApiPath(entry('SvgIcon'), { reference: reference('lib', 'lib', []), pages: [] })).toBe(
      '/lib/api/svg-icon/',
    );
  });

  it('is a place on the page that shows its API in tabs', () => {
    const pages = [page('/lib/slider/', { hooks: ['useSlider'], hasTabs: true })];

    expect(toApiPath(entry('useSlider', { kind: 'hook' }), { reference: reference('lib', 'lib', []), pages })).toBe(
      '/lib/slider/hooks-api/#use-slider',
    );
  });
});
