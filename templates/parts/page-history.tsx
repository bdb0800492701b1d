// When a page was last changed, and who wrote it. Nothing is loaded for the names: no picture, no profile.

import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';

const shown = 5;
const gap = '\uE000';

/** Draws the line on the past of a page; nothing where it is not known. */
export function PageHistory({ history, userLanguage, t }: PageProps) {
  if (!history) return null;
  const [before, after] = t('page.changed', { date: gap }).split(gap);
  const names = history.contributors.slice(0, shown);
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
