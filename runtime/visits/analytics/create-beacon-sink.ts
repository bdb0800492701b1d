// Events → JSON, posted to the site's endpoint in a way that outlives the page. Failures are ignored.

import type { AnalyticsSink } from './analytics-event.ts';

/** Creates the sink that posts each event to an endpoint. */
export function createBeaconSink(endpoint: string): AnalyticsSink {
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
