// The feedback question at the end of a page: two votes, then a form for a comment. The result is
// announced. The server renders the question alone; the style sheet hides it without scripts.

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ThumbDownIcon, ThumbUpIcon } from '../../parts/icons/icons.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackLabels } from './feedback-labels.ts';
import { useFeedback } from './use-feedback.ts';
import type { FeedbackTarget } from './use-feedback.ts';

/** Props of the feedback question. */
export interface FeedbackProps extends FeedbackTarget {
  readonly labels: FeedbackLabels;
}

/** Asks the reader what they think of the page. */
export function Feedback({ labels, ...target }: FeedbackProps) {
  const { stage, draft, vote, write, cancel, send } = useFeedback(target);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const hasVoted = useRef(false);

  // Focus the comment after a vote, but not when an earlier draft is restored.
  const rating = draft?.rating;
  useEffect(() => {
    if (rating !== undefined && hasVoted.current) form.current?.querySelector('textarea')?.focus();
  }, [rating]);
  // The form is removed, and the focus was in it.
  useEffect(() => {
    if (stage === 'sent') message.current?.focus();
  }, [stage]);

  function answer(choice: 0 | 1) {
    hasVoted.current = true;
    vote(choice);
  }

  return (
    <section className="feedback" aria-label={labels.question}>
      <div className="feedback-question">
        <span className="feedback-words">{labels.question}</span>
        <Vote name={labels.yes} analytics="up" isPressed={draft?.rating === 1} press={() => answer(1)}>
          <ThumbUpIcon size="small" />
        </Vote>
        <Vote name={labels.no} analytics="down" isPressed={draft?.rating === 0} press={() => answer(0)}>
          <ThumbDownIcon size="small" />
        </Vote>
      </div>
      {draft && <FeedbackForm ref={form} {...{ labels, draft, stage, write, cancel, send }} />}
      <p ref={message} role="status" className="feedback-message" tabIndex={-1}>
        {stage === 'sent' ? labels.sent : ''}
      </p>
    </section>
  );
}

interface VoteProps {
  readonly name: string;
  readonly analytics: string;
  readonly isPressed: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

function Vote({ name, analytics, isPressed, press, children }: VoteProps) {
  return (
    <button
      type="button"
      className="icon-button feedback-vote"
      aria-label={name}
      aria-pressed={isPressed}
      data-docs-ripple=""
      data-ga-event-category="feedback"
      data-ga-event-action="vote"
      data-ga-event-label={analytics}
      onClick={press}
    >
      {children}
    </button>
  );
}
