// The form that a vote opens. Its content stays until the message has been sent.

import { forwardRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { FeedbackDraft } from './feedback-draft.ts';
import type { FeedbackLabels } from './feedback-labels.ts';

interface FeedbackFormProps {
  readonly labels: FeedbackLabels;
  readonly draft: FeedbackDraft;
  readonly stage: 'open' | 'sending' | 'failed' | 'sent';
  readonly write: (comment: string) => void;
  readonly cancel: () => void;
  readonly send: () => Promise<void>;
}

const commentId = 'docs--feedback-comment';
const hintId = 'docs--feedback-hint';

/** Renders the form for a comment; Ctrl or Cmd with Enter sends it. */
export const FeedbackForm = forwardRef<HTMLFormElement, FeedbackFormProps>(function FeedbackForm(
  { labels, draft, stage, write, cancel, send },
  ref,
) {
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form ref={ref} className="feedback-form" onSubmit={submit}>
      <label htmlFor={commentId}>{labels.comment}</label>
      <textarea
        id={commentId}
        aria-describedby={hintId}
        maxLength={4000}
        readOnly={stage === 'sending'}
        value={draft.comment}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      />
      <p id={hintId} className="feedback-hint">
        {labels.hint}
      </p>
      {stage === 'failed' && (
        <p role="alert" className="feedback-failed">
          {labels.failed}
        </p>
      )}
      <div className="feedback-actions">
        <button type="submit" className="button button-strong" data-docs-ripple="" aria-disabled={stage === 'sending'}>
          {stage === 'failed' ? labels.retry : labels.send}
        </button>
        <button type="button" className="button" data-docs-ripple="" onClick={cancel}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
});
