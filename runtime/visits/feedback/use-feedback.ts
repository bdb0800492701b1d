// The state of a reader's feedback on one page: vote, comment, send, and send again after a failure.
// The draft is not dropped before the endpoint has confirmed the message.

import { useEffect, useState } from 'react';
import { maySend } from '../may-send.ts';
import { type FeedbackDraft, readDraft, writeDraft } from './feedback-draft.ts';

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

/** A reader's feedback on a page, as the endpoint receives it. */
interface FeedbackMessage {
  /** The page's path without language. */
  readonly page: string;
  /** 1 for thumbs up, 0 for thumbs down. */
  readonly rating: 0 | 1;
  readonly comment: string;
  /** The version of the product that the page describes; '' if it has none. */
  readonly version: string;
  readonly language: string;
}

/**
 * Posts a message to the site's endpoint, and returns whether it arrived. Never throws. On a local host
 * the message is only logged to the console.
 */
async function sendFeedback(endpoint: string, message: FeedbackMessage): Promise<boolean> {
  if (!maySend(endpoint, location)) {
    console.info('Not sent, because this is not a public host:', message);
    return true;
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
