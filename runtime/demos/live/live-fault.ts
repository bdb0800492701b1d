// Types of errors in the reader's code, and their texts in the page's language.

import { fillIn } from './fill-in.ts';
import type { LiveLabels } from './live-labels.ts';

/** A place in the reader's source, counted from one. */
interface LivePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error in edited code. Messages of JavaScript itself are not translated. */
export type LiveFault = { readonly place?: LivePlace } & (
  | { readonly kind: 'syntax' | 'runtime' | 'unknown-name'; readonly message: string }
  | { readonly kind: 'unknown-module'; readonly module: string; readonly known: readonly string[] }
  | { readonly kind: 'no-component' | 'slow' | 'lost' | 'unloaded' }
);

/** Formats an error as a sentence, without its place. */
export function formatFault(fault: LiveFault, labels: LiveLabels): string {
  if ('message' in fault) return fault.message;
  if (fault.kind === 'unknown-module')
    return fillIn(labels.unknownModule, { module: fault.module, known: fault.known.join(', ') });
  return { 'no-component': labels.noComponent, slow: labels.slow, lost: labels.lost, unloaded: labels.unloaded }[
    fault.kind
  ];
}

/** Formats a place; the file is named only when it is not the one in the editor. */
export function formatPlace(
  { file, line, column }: LivePlace,
  { labels, shown }: { labels: LiveLabels; shown: string },
): string {
  const place = fillIn(labels.place, { line: String(line), column: String(column) });
  return file === shown ? place : `${file}, ${place}`;
}
