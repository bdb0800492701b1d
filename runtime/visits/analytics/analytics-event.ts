/** An event on a page, as every sink receives it. */
export type AnalyticsEvent = PageView | Click | SearchMissed | UserProperties | WebVital;

/** A view of a page. */
export interface PageView {
  readonly kind: 'page-view';
  readonly title: string;
  /** The page's path without language and fragment. */
  readonly location: string;
  readonly productId: string;
  readonly categoryId: string;
}

/** A click on an element that is marked to be counted. */
export interface Click {
  readonly kind: 'click';
  readonly category: string;
  readonly action?: string;
  readonly label?: string;
}

/** A search without results. */
interface SearchMissed {
  readonly kind: 'search-miss';
  /** The typed query, in lower case, 100 characters at most. */
  readonly query: string;
  /** The path of the page that was open. */
  readonly location: string;
}

/** The reader's settings. All are sent at first, then those that changed. */
interface UserProperties {
  readonly kind: 'user-properties';
  readonly properties: Readonly<Record<string, string>>;
}

/** A measurement of how a page loaded or responded. */
interface WebVital {
  readonly kind: 'web-vital';
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly delta: number;
  readonly value: number;
}

/** Sends an event. It must not throw or block. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
