// Starts the search field in the header. The search is loaded when a reader touches the field or presses a
// key. Letters typed on the field become the start of the query.

import type { PageSettings } from '../browser/read-settings.ts';
import { approachEvents, wakeOn } from '../browser/wake-on.ts';
import type { SearchDialog } from './create-search-dialog.ts';
import type { SearchFacts } from './search-labels.ts';

/** Starts the search of the page, if it has a field. */
export function startSearch({ base }: Pick<PageSettings, 'base'>): void {
  const field = document.querySelector<HTMLElement>('[data-docs-search]');
  if (!field) return;
  let dialog: Promise<SearchDialog> | undefined;

  const load = () => {
    dialog ??= import('./create-search-dialog.ts').then(({ createSearchDialog }) =>
      createSearchDialog({ ...(JSON.parse(field.dataset.docsSearch ?? '') as SearchFacts), base }),
    );
    // After a failure it is loaded again next time.
    dialog.catch(() => (dialog = undefined));
    return dialog;
  };
  const open = (text = '') =>
    void load().then(
      (loaded) => loaded.open(text),
      () => undefined,
    );

  wakeOn([{ target: field, types: approachEvents }], load);
  field.addEventListener('click', () => open());
  field.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /..|[ /]/.test(event.key)) return;
    event.preventDefault();
    open(event.key);
  });
  document.addEventListener('docs:search', (event) => {
    event.preventDefault();
    open();
  });
}
