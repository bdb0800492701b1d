// Renders a page whose API is on separate tabs. The tab bar comes after the lead, unless the page's
// author has placed it with a ComponentPageTabs marker.

import { ComponentPageTabs } from '../blocks/component-page-tabs.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { pickTextLanguage } from '../foreign-text.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { PageProps } from '../page-props.ts';
import { Slot } from '../parts/slot.tsx';
import { splitLead } from '../parts/split-lead.ts';
import { nameFrame, TableOfContents } from '../parts/table-of-contents.tsx';

/** Renders one tab of a page. */
export function Tabbed(props: PageProps) {
  const { page, tabs, t, href } = props;
  const { head, body } = splitLead(props.content);
  const text = pickTextLanguage(props);
  const isPlaced = body.includes('class="page-tabs"');

  return (
    <div className={nameFrame(props.headings)}>
      <div className="page-head">
        <Breadcrumbs {...props} trail={page.trail} />
        <div className="prose" {...text} dangerouslySetInnerHTML={{ __html: head }} />
        <Slot {...props} name="BeforeText" />
      </div>
      <TableOfContents {...props} />
      <div className="page-body">
        {tabs && !isPlaced && <ComponentPageTabs {...tabs} path={page.path} t={t} href={href} />}
        <div className="prose" {...text} dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      <PageEnd {...props} />
    </div>
  );
}
