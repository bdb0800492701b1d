// Events → commands for gtag.js. Only this file loads its script, which reads the commands from
// `dataLayer` once it is loaded. Its own page views are switched off.

import { trustScriptUrl } from '../../browser/trust.ts';
import type { AnalyticsEvent, AnalyticsSink } from './analytics-event.ts';

/** The part of the window from which gtag.js reads its commands. */
interface GtagWindow {
  dataLayer?: IArguments[];
}

/** Creates the sink that sends events to gtag.js, under a measurement id. */
export function createGtagSink(id: string, page: GtagWindow = window as GtagWindow): AnalyticsSink {
  // An element with this id would also be `window.dataLayer`.
  const layer = (page.dataLayer = Array.isArray(page.dataLayer) ? page.dataLayer : []);

  // gtag.js accepts only an `arguments` object as a command, not an array.
  function gtag(..._command: unknown[]) {
    layer.push(arguments);
  }

  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  loadScript(id);
  return (event) => gtag(...toCommand(event));
}

function loadScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustScriptUrl(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}

function toCommand(event: AnalyticsEvent): unknown[] {
  switch (event.kind) {
    case 'page-view': {
      const { title, location, productId, categoryId } = event;
      return [
        'event',
        'page_view',
        { page_title: title, page_location: location, productId, productCategoryId: categoryId },
      ];
    }
    case 'click':
      return ['event', event.category, { eventAction: event.action, eventLabel: event.label }];
    case 'search-miss':
      return ['event', 'search_miss', { search_term: event.query, page_location: event.location }];
    case 'user-properties':
      return ['set', 'user_properties', event.properties];
    case 'web-vital': {
      const { id, name, label, delta, value } = event;
      return [
        'event',
        name,
        { value: delta, metric_label: label, metric_value: value, metric_delta: delta, metric_id: id },
      ];
    }
  }
}
