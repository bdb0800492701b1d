// The site's settings → one sink, which passes events to each configured sink.

import type { AnalyticsSink } from './analytics-event.ts';
import { createBeaconSink } from './create-beacon-sink.ts';
import { createGtagSink } from './create-gtag-sink.ts';

/** The site's settings for analytics. */
export interface AnalyticsSettings {
  readonly gtag?: string;
  readonly endpoint?: string;
  /** True by default. */
  readonly respectPrivacy?: boolean;
}

/** Creates the sink for a site's settings. */
export function createSink({ gtag, endpoint }: AnalyticsSettings): AnalyticsSink {
  const sinks = [...(gtag ? [createGtagSink(gtag)] : []), ...(endpoint ? [createBeaconSink(endpoint)] : [])];
  return (event) => sinks.forEach((sink) => sink(event));
}
