// The course of a reader's feedback on one page: vote, comment, send, and send again after a
// failure. Nothing typed is given up before the endpoint has said that it has it.

import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './feedback-draft.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import { sendFeedback } from './send-feedback.ts';

/** Where the message goes, and what stands in it beside the reader's own words. */
export interface FeedbackTarget {
  readonly endpoint: string;
  readonly page: string;
  readonly version: string;
  readonly language: string;
}

type Stage = 'open' | 'sending' | 'failed' | 'sent';

/** Keeps the feedback of one page. */
export function useFeedback({ endpoint, page, version, language }: FeedbackTarget) {
  const [stage, setStage] = useState<Stage>('open');
  const [draft, setDraft] = useState<FeedbackDraft>();

  // After hydration, as the server knows of no draft.
  useEffect(() => setDraft((current) => current ?? readDraft(page)), [page]);

  function change(next: FeedbackDraft | undefined) {
    // What is on its way must not change under it.
    if (stage !== 'sending') keep(next);
  }

  function keep(next: FeedbackDraft | undefined) {
    setDraft(next);
    writeDraft(page, next);
    setStage('open');
  }

  async function send() {
    if (!draft || stage === 'sending') return;
    setStage('sending');

    const arrived = await sendFeedback(endpoint, { page, ...draft, comment: draft.comment.trim(), version, language });
    if (arrived) keep(undefined);
    setStage(arrived ? 'sent' : 'failed');
  }

  return {
    stage,
    draft,
    vote: (rating: 0 | 1) => change({ rating, comment: draft?.comment ?? '' }),
    write: (comment: string) => draft && change({ ...draft, comment }),
    cancel: () => change(undefined),
    send,
  };
}
