// A page of documentation: where it is, what it says, what stands beside it.

import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';
import { nameFrame, TableOfContents } from '../parts/table-of-contents.tsx';

/** Draws a page of documentation. */
export function Documentation(props: PageProps) {
  const { head, body } = splitLead(props.content);

  return (
    <div className={nameFrame(props.headings)}>
      <div className="page-head">
        <Breadcrumbs trail={props.page.trail} t={props.t} href={props.href} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: head }} />
      </div>
      <TableOfContents headings={props.headings} t={props.t} />
      <div className="page-body prose" dangerouslySetInnerHTML={{ __html: body }} />
      <PageEnd {...props} />
    </div>
  );
}
