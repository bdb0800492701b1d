// The filter above the API index hides names that do not contain the typed text, or are not of a selected
// kind if there is one. Enter opens the best match. The kinds are stored in the address, so that a link shows
// the same list.

import { startMultipleGroup } from '../parts/toggle-group/start-multiple-group.ts';
import { showPressed } from '../parts/toggle-group/start-toggle-group.ts';

/** The query parameter of the address for kinds, repeated for each. */
const parameter = 'kind';

/** Starts the filter of an index. */
export function startFilter(filter: HTMLElement): void {
  const index = filter.closest('.api-index');
  const field = filter.querySelector('input');
  if (!index || !field) return;

  const names = [...index.querySelectorAll<HTMLElement>('.api-names > li')].map((line) => ({
    line,
    name: toPlain(line.querySelector('a')?.textContent ?? ''),
    kind: line.dataset.docsKind ?? line.parentElement?.dataset.docsKind ?? '',
  }));
  const group = filter.querySelector<HTMLElement>('.toggle-group');
  let kinds = new URLSearchParams(location.search)
    .getAll(parameter)
    .filter((kind) => names.some((name) => name.kind === kind));
  const show = () => {
    const query = toPlain(field.value);
    for (const { line, name, kind } of names)
      line.hidden = !name.includes(query) || (kinds.length > 0 && !kinds.includes(kind));
    for (const list of index.querySelectorAll<HTMLElement>('.api-names, .api-group'))
      list.hidden = !list.querySelector('li:not([hidden])');
    reportCount(filter, {
      isUnfiltered: query === '' && kinds.length === 0,
      found: names.filter(({ line }) => !line.hidden).length,
      all: names.length,
    });
  };

  filter.hidden = false;
  field.addEventListener('input', show);
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Enter' || isComposing || field.value.trim() === '') return;
    const match = names.find(({ name }) => name === toPlain(field.value)) ?? names.find(({ line }) => !line.hidden);
    match?.line.querySelector('a')?.click();
  });
  if (group) {
    showPressed(group, kinds);
    startMultipleGroup(group, (values) => {
      kinds = values;
      showPressed(group, kinds);
      storeInAddress(kinds);
      show();
    });
  }
  // The browser may have restored an earlier text.
  if (field.value || kinds.length > 0) show();
}

function storeInAddress(kinds: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  for (const kind of kinds) address.searchParams.append(parameter, kind);
  history.replaceState(history.state, '', address);
}

/** Normalizes a name, so that "text-field" and "Text field" match TextField. */
function toPlain(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '');
}

interface Count {
  readonly isUnfiltered: boolean;
  readonly found: number;
  readonly all: number;
}

function reportCount(filter: HTMLElement, { isUnfiltered, found: foundCount, all: totalCount }: Count): void {
  const output = filter.querySelector('output');
  const { docsFound: text = '', docsNone: none = '' } = filter.dataset;
  if (output)
    output.value = isUnfiltered
      ? ''
      : foundCount === 0
        ? none
        : text.replace('{count}', String(foundCount)).replace('{all}', String(totalCount));
}
