/** What happened on a page, as every sink is told. */
export type AnalyticsEvent = PageView | Click | SearchMissed | UserProperties | WebVital;

/** A page came into view. */
export interface PageView {
  readonly kind: 'page-view';
  readonly title: string;
  /** The page's path without language and fragment. */
  readonly location: string;
  readonly productId: string;
  readonly categoryId: string;
}

/** Something that its author wants counted was clicked. */
export interface Click {
  readonly kind: 'click';
  readonly category: string;
  readonly action?: string;
  readonly label?: string;
}

/** A search found nothing. */
interface SearchMissed {
  readonly kind: 'search-miss';
  /** What was typed, in lower case, 100 letters at most. */
  readonly query: string;
  /** The path of the page that was open. */
  readonly location: string;
}

/** How the reader sees the site. Sent whole at first, then what changed. */
interface UserProperties {
  readonly kind: 'user-properties';
  readonly properties: Readonly<Record<string, string>>;
}

/** A measurement of how a page loaded or answered. */
interface WebVital {
  readonly kind: 'web-vital';
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly delta: number;
  readonly value: number;
}

/** Takes an event somewhere. It must not throw, and must not keep the reader waiting. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
