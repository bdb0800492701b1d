// The site's settings → the one sink of a page, which tells each of the sinks that are set.

import type { AnalyticsSink } from './analytics-event.ts';
import { createBeaconSink } from './create-beacon-sink.ts';
import { createGtagSink } from './create-gtag-sink.ts';

/** What a site says about analytics. */
export interface AnalyticsSettings {
  readonly gtag?: string;
  readonly endpoint?: string;
  /** True unless the site says otherwise. */
  readonly respectPrivacy?: boolean;
}

/** Creates the sink that a site's settings ask for. */
export function createSink({ gtag, endpoint }: AnalyticsSettings): AnalyticsSink {
  const sinks = [...(gtag ? [createGtagSink(gtag)] : []), ...(endpoint ? [createBeaconSink(endpoint)] : [])];
  return (event) => sinks.forEach((sink) => sink(event));
}
