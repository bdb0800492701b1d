// Entries for tests of API pages; fields that a test does not set are empty.

import type { ApiEntry, ApiProp } from '../../../../core/api/extract/api-entry.ts';
import type { ApiPlace } from '../../../../core/api/pages/plan-api-pages.ts';

/** Makes an entry. */
export function makeEntry(given: Partial<ApiEntry> & Pick<ApiEntry, 'name'>): ApiEntry {
  return {
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
    source: 'lib/index.d.ts',
    ...given,
  };
}

/** Makes a prop. */
export function makeProp(given: Partial<ApiProp> = {}): ApiProp {
  return { type: 'string', required: false, description: '', ...given };
}

/** Makes the place of an entry with its own page. */
export function makePlace(
  given: Partial<ApiEntry> & Pick<ApiEntry, 'name'>,
  path = `/lib/api/${given.name.toLowerCase()}/`,
): ApiPlace {
  return { product: 'lib', packageName: 'lib', path, entry: makeEntry(given) };
}
