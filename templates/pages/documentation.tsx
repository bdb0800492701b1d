// Renders a page of documentation: breadcrumbs, text, table of contents.

import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { pickTextLanguage } from '../foreign-text.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { PageProps } from '../page-props.ts';
import { Slot } from '../parts/slot.tsx';
import { splitLead } from '../parts/split-lead.ts';
import { nameFrame, TableOfContents } from '../parts/table-of-contents.tsx';

/** Renders a page of documentation. */
export function Documentation(props: PageProps) {
  const { head, body } = splitLead(props.content);
  const text = pickTextLanguage(props);

  return (
    <div className={nameFrame(props.headings)}>
      <div className="page-head">
        <Breadcrumbs {...props} trail={props.page.trail} />
        <div className="prose" {...text} dangerouslySetInnerHTML={{ __html: head }} />
        <Slot {...props} name="BeforeText" />
      </div>
      <TableOfContents {...props} />
      <div className="page-body prose" {...text} dangerouslySetInnerHTML={{ __html: body }} />
      <PageEnd {...props} />
    </div>
  );
}
