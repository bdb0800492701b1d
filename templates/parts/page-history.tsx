// Renders when a page was last changed, and its authors. Names only: no picture or profile is loaded.

import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';

const maxNames = 5;
const placeholder = '\uE000';

/** Renders the history of a page, if it is known. */
export function PageHistory({ history, userLanguage, t }: PageProps) {
  if (!history) return null;
  const [before, after] = t('page.changed', { date: placeholder }).split(placeholder);
  const names = history.contributors.slice(0, maxNames);
  const list = new Intl.ListFormat([userLanguage, 'en'], { style: 'long', type: 'conjunction' });
  const more = history.contributors.length - names.length;

  return (
    <p className="page-history">
      <span>
        {before}
        <time dateTime={history.changed}>{formatDate(history.changed, userLanguage)}</time>
        {after}
      </span>
      {names.length > 0 && (
        <span>
          {more > 0
            ? t('page.contributorsMore', { names: names.join(', '), count: more })
            : t('page.contributors', { names: list.format(names) })}
        </span>
      )}
    </p>
  );
}
