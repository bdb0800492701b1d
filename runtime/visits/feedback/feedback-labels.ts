/** The texts of the feedback question, in the page's language. */
export interface FeedbackLabels {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly comment: string;
  readonly hint: string;
  readonly send: string;
  readonly retry: string;
  readonly cancel: string;
  readonly sent: string;
  readonly failed: string;
}
