// A picture of a demo → its file beside the page that shows the differences.

import type { Look } from './looks.ts';

/** What a picture shows. */
export type ReportPicture = 'before' | 'after' | 'difference';

/** Names the file: "joy-ui/react-button/demo/Basic/dark-before.png". */
export function toReportPicture(demo: string, look: Look, kind: ReportPicture): string {
  return `${demo.replace(/^\/|\/$/g, '')}/${look}-${kind}.png`;
}
