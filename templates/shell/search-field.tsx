// Renders the search field of the header: a button, as the text is typed in the dialog. Without a script
// it is not shown, as the search needs one.

import { createSearchLabels, type SearchFacts } from '../../runtime/search/search-labels.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';

/** Renders the field with the texts of the search. */
export function SearchField({ page, t }: Pick<PageProps, 'page' | 't'>) {
  const facts: SearchFacts = { labels: createSearchLabels(t), ...(page.product && { product: page.product }) };

  return (
    <button
      className="search-field"
      type="button"
      aria-label={t('search.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-docs-search={JSON.stringify(facts)}
    >
      <Icon name="search" />
      <span>{t('search.open')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
