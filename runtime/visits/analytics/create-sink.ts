// The site's settings → one sink, which passes events to each configured sink.

import type { AnalyticsSink } from './analytics-event.ts';
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

/** Creates the sink that posts each event to an endpoint. */
function createBeaconSink(endpoint: string): AnalyticsSink {
  return (event) => {
    const body = JSON.stringify(event);
    if (!sendBeacon(endpoint, body)) void post(endpoint, body);
  };
}

function sendBeacon(endpoint: string, body: string): boolean {
  try {
    return navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}

async function post(endpoint: string, body: string): Promise<void> {
  try {
    await fetch(endpoint, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true });
  } catch {
    // No one waits for the result.
  }
}
