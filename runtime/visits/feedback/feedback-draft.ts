// Stores a reader's unfinished feedback on a page until it has been sent: a failing endpoint, a reload
// or a visit to another page loses nothing. Without storage, only the form keeps it.

import { readStored, writeStored } from '../../browser/storage.ts';

/** An unfinished message. */
export interface FeedbackDraft {
  readonly rating: 0 | 1;
  readonly comment: string;
}

/** Reads the draft of a page. */
export function readDraft(page: string): FeedbackDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored('sessionStorage', keyOf(page)) || 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a page; undefined removes it. */
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
