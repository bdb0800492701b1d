import type { TrailStep } from '../../core/page.ts';
import type { UrlPath } from '../../core/url-path.ts';
import type { Translate } from '../page-props.ts';

interface BreadcrumbsProps {
  readonly trail: readonly TrailStep[];
  readonly t: Translate;
  readonly href: (path: UrlPath) => string;
}

/** Shows where the reader is. A top-level page has no trail and gets nothing. */
export function Breadcrumbs({ trail, t, href }: BreadcrumbsProps) {
  if (trail.length === 0) return null;

  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className="breadcrumbs">
        {trail.map(({ title, path }, index) => (
          <li key={index}>{path ? <a href={href(path)}>{title}</a> : <span>{title}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
