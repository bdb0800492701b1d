import type { Look } from './looks.ts';

/** What a picture shows. */
export type ReportPicture = 'before' | 'after' | 'difference';

/** Returns the file of a picture beside the report: "joy-ui/react-button/demo/Basic/dark-before.png". */
export function toReportPicture(demo: string, look: Look, kind: ReportPicture): string {
  return `${demo.replace(/^\/|\/$/g, '')}/${look}-${kind}.png`;
}
