import type { TrailStep } from '../../core/model/page.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { Language } from '../../core/model/language.ts';
import { ForeignText } from '../foreign-text.tsx';
import type { Translate } from '../page-props.ts';

interface BreadcrumbsProps {
  readonly trail: readonly TrailStep[];
  readonly userLanguage: Language;
  readonly t: Translate;
  readonly href: (path: UrlPath) => string;
}

/** Renders the breadcrumbs of a page; nothing for a top-level page. */
export function Breadcrumbs({ trail, userLanguage, t, href }: BreadcrumbsProps) {
  if (trail.length === 0) return null;

  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className="breadcrumbs">
        {trail.map(({ title, path }, index) => {
          const text = <ForeignText language={userLanguage}>{title}</ForeignText>;
          return <li key={index}>{path ? <a href={href(path)}>{text}</a> : <span>{text}</span>}</li>;
        })}
      </ol>
    </nav>
  );
}
