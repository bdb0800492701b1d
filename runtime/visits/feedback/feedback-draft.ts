// What a reader began to say about a page, kept until it has arrived: a failing endpoint, a reload
// or a look at another page loses nothing. Where the browser keeps nothing, the form still does.

import { readStored, writeStored } from '../../browser/storage.ts';

/** An unfinished message. */
export interface FeedbackDraft {
  readonly rating: 0 | 1;
  readonly comment: string;
}

/** Reads what was begun on a page. */
export function readDraft(page: string): FeedbackDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored('sessionStorage', keyOf(page)) || 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was begun on a page; undefined when it is done. */
export function writeDraft(page: string, draft: FeedbackDraft | undefined): void {
  writeStored('sessionStorage', keyOf(page), draft ? JSON.stringify(draft) : '');
}

function isDraft(value: unknown): value is FeedbackDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, comment } = value as Partial<FeedbackDraft>;
  return (rating === 0 || rating === 1) && typeof comment === 'string';
}

function keyOf(page: string): string {
  return `docs-feedback:${page}`;
}
