// A page whose API stands on tabs of its own. The bar comes after the lead, unless the page's
// writer has placed it with a ComponentPageTabs marker.

import { ComponentPageTabs } from '../blocks/component-page-tabs.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';
import { nameFrame, TableOfContents } from '../parts/table-of-contents.tsx';

/** Draws one tab of a page. */
export function Tabbed(props: PageProps) {
  const { page, tabs, t, href } = props;
  const { head, body } = splitLead(props.content);
  const isPlaced = body.includes('class="page-tabs"');

  return (
    <div className={nameFrame(props.headings)}>
      <div className="page-head">
        <Breadcrumbs trail={page.trail} t={t} href={href} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: head }} />
      </div>
      <TableOfContents headings={props.headings} t={t} />
      <div className="page-body">
        {tabs && !isPlaced && <ComponentPageTabs {...tabs} path={page.path} t={t} href={href} />}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      <PageEnd {...props} />
    </div>
  );
}
