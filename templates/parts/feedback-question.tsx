// Renders the feedback question at a page's end; the style sheet hides it without scripts. Only a site
// with an endpoint for the answers has it.

import type { FeedbackProps } from '../../runtime/visits/feedback/feedback.tsx';
import { Feedback } from '../../runtime/visits/feedback/feedback.tsx';
import type { PageProps, Translate } from '../page-props.ts';

/** Renders the question whether the page helped, as an island. */
export function FeedbackQuestion({ site, page, userLanguage, t }: PageProps) {
  const { endpoint } = site.feedback;
  if (!endpoint) return null;

  const product = site.products.find(({ id }) => id === page.product);
  const props: FeedbackProps = {
    endpoint,
    page: page.canonicalPath,
    version: product?.version ?? '',
    language: userLanguage,
    labels: toLabels(t),
  };
  return (
    <div data-island="Feedback" data-docs-on="visible" data-docs-props={JSON.stringify(props)}>
      <Feedback {...props} />
    </div>
  );
}

function toLabels(t: Translate): FeedbackProps['labels'] {
  return {
    question: t('feedback.question'),
    yes: t('feedback.yes'),
    no: t('feedback.no'),
    comment: t('feedback.comment'),
    hint: t('feedback.hint'),
    send: t('feedback.send'),
    retry: t('feedback.retry'),
    cancel: t('feedback.cancel'),
    sent: t('feedback.sent'),
    failed: t('feedback.failed'),
  };
}
