// Renders the end of a page: feedback, tools, history, and links to the previous and next pages.

import type { PageLink } from '../../core/model/page.ts';
import { ForeignText } from '../foreign-text.tsx';
import { FeedbackQuestion } from './feedback-question.tsx';
import { Icon } from '../icons.tsx';
import { PageCopy } from './page-copy.tsx';
import { PageHistory } from './page-history.tsx';
import { Slot } from './slot.tsx';
import type { PageProps } from '../page-props.ts';

/** Renders the end of a page; nothing if all of its parts are empty. */
export function PageEnd(props: PageProps) {
  const { site, page, t } = props;
  const hasTools = site.editUrl || props.copy !== undefined;
  const hasSlot = Boolean(props.slots?.AfterText);
  if (!hasSlot && !hasTools && !props.history && !site.feedback.endpoint && !page.previous && !page.next) return null;

  return (
    <div className="page-end">
      <Slot {...props} name="AfterText" />
      <FeedbackQuestion {...props} />
      {hasTools && (
        <div className="page-tools">
          {site.editUrl && (
            <a className="edit-link" href={site.editUrl.replaceAll('{file}', encodeURI(page.file))}>
              <Icon name="pencil" />
              <span>{t('page.edit')}</span>
            </a>
          )}
          <PageCopy {...props} />
        </div>
      )}
      <PageHistory {...props} />
      {(page.previous || page.next) && (
        <nav className="neighbours" aria-label={t('neighbours.label')}>
          {page.previous && <Neighbor {...props} link={page.previous} direction="previous" />}
          {page.next && <Neighbor {...props} link={page.next} direction="next" />}
        </nav>
      )}
    </div>
  );
}

interface NeighborProps extends PageProps {
  readonly link: PageLink;
  readonly direction: 'previous' | 'next';
}

function Neighbor({ link, direction, userLanguage, t, href }: NeighborProps) {
  return (
    <a
      className={`neighbour neighbour-${direction}`}
      href={href(link.path)}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      <span className="neighbour-label">{t(`neighbours.${direction}`)}</span>
      <span className="neighbour-title">
        <ForeignText language={userLanguage}>{link.title}</ForeignText>
      </span>
    </a>
  );
}
