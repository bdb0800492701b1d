import type { DemoMarker } from '../../core/model/demo-marker.ts';
import type { Block } from '../../core/model/document.ts';
import { splitLead } from './split-lead.ts';

/** Finds the demo right after the title and lead of a front page, which is shown in the case. */
export function findExhibit([opening, next]: readonly Block[]): DemoMarker | undefined {
  const isFirst = opening?.kind === 'html' && splitLead(opening.html).body.trim() === '';
  return isFirst && next?.kind === 'demo' ? next.demo : undefined;
}
