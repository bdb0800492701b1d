// The state of a reader's feedback on one page: vote, comment, send, and send again after a failure.
// The draft is not dropped before the endpoint has confirmed the message.

import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './feedback-draft.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import { sendFeedback } from './send-feedback.ts';

/** The endpoint of the message, and its fields besides the reader's input. */
export interface FeedbackTarget {
  readonly endpoint: string;
  readonly page: string;
  readonly version: string;
  readonly language: string;
}

type Stage = 'open' | 'sending' | 'failed' | 'sent';

/** Manages the feedback of one page. */
export function useFeedback({ endpoint, page, version, language }: FeedbackTarget) {
  const [stage, setStage] = useState<Stage>('open');
  const [draft, setDraft] = useState<FeedbackDraft>();

  // After hydration, as the server has no draft.
  useEffect(() => setDraft((current) => current ?? readDraft(page)), [page]);

  function change(next: FeedbackDraft | undefined) {
    // A message that is being sent must not change.
    if (stage !== 'sending') save(next);
  }

  function save(next: FeedbackDraft | undefined) {
    setDraft(next);
    writeDraft(page, next);
    setStage('open');
  }

  async function send() {
    if (!draft || stage === 'sending') return;
    setStage('sending');

    const arrived = await sendFeedback(endpoint, { page, ...draft, comment: draft.comment.trim(), version, language });
    if (arrived) save(undefined);
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
