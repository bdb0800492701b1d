// The site's settings → the one sink of a page, or none. Where there is none nothing is loaded,
// nothing is listened to, and nothing is sent.

import type { AnalyticsSink } from './analytics-event.ts';
import { createBeaconSink } from './create-beacon-sink.ts';
import { createGtagSink } from './create-gtag-sink.ts';
import { isTrackingRefused } from './is-tracking-refused.ts';

/** What a site says about analytics. */
export interface AnalyticsSettings {
  readonly gtag?: string;
  readonly endpoint?: string;
  /** True unless the site says otherwise. */
  readonly respectPrivacy?: boolean;
}

/** Creates the sink that a site's settings ask for; undefined where nothing may be sent. */
export function createSink(settings: AnalyticsSettings): AnalyticsSink | undefined {
  if (settings.respectPrivacy !== false && isTrackingRefused(window)) return undefined;

  const sinks: AnalyticsSink[] = [];
  if (settings.gtag) sinks.push(createGtagSink(settings.gtag));
  if (settings.endpoint) sinks.push(createBeaconSink(settings.endpoint));
  return sinks.length === 0 ? undefined : (event) => sinks.forEach((sink) => sink(event));
}
