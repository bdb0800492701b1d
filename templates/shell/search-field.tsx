// The field of the header that opens the search: a button, as the text is typed in the dialog. Without
// script it is not shown, for then there is nothing that it could find.

import { createSearchLabels, type SearchFacts } from '../../runtime/search/search-labels.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';

/** Draws the field with the words that the search needs. */
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
