import { afterEach, describe, expect, it } from 'vitest';
import { createGtagSink } from '../../../../runtime/visits/analytics/create-gtag-sink.ts';
import type { AnalyticsEvent } from '../../../../runtime/visits/analytics/analytics-event.ts';

type GtagWindow = NonNullable<Parameters<typeof createGtagSink>[1]>;

// Nothing is fetched from a test.
HTMLHeadElement.prototype.append = function append(...nodes) {
  loaded.push(...nodes.map((node) => (node as HTMLScriptElement).src));
};
const loaded: string[] = [];

afterEach(() => void (loaded.length = 0));

describe('gtag.js', () => {
  it('is loaded once, with its own page views off', () => {
    const page: GtagWindow = {};

    createGtagSink('G-1&x', page);

    expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1%26x']);
    expect(readCommands(page)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1&x', { send_page_view: false }],
    ]);
  });

  it('does not treat an element with the id "dataLayer" as its list of commands', () => {
    const page = { dataLayer: document.createElement('a') } as unknown as GtagWindow;

    createGtagSink('G-1', page);

    expect(readCommands(page)).toHaveLength(2);
  });

  it.each<[AnalyticsEvent, unknown[]]>([
    [
      {
        kind: 'page-view',
        title: 'Button',
        location: '/joy-ui/react-button/',
        productId: 'joy-ui',
        categoryId: 'core',
      },
      [
        'event',
        'page_view',
        {
          page_title: 'Button',
          page_location: '/joy-ui/react-button/',
          productId: 'joy-ui',
          productCategoryId: 'core',
        },
      ],
    ],
    [
      { kind: 'click', category: 'demo', action: 'copy', label: 'Basic' },
      ['event', 'demo', { eventAction: 'copy', eventLabel: 'Basic' }],
    ],
    [{ kind: 'user-properties', properties: { codeVariant: 'TS' } }, ['set', 'user_properties', { codeVariant: 'TS' }]],
    [
      { kind: 'web-vital', id: 'v1', name: 'LCP', label: 'Web Vitals', delta: 10, value: 30 },
      ['event', 'LCP', { value: 10, metric_label: 'Web Vitals', metric_value: 30, metric_delta: 10, metric_id: 'v1' }],
    ],
  ])('receives a $kind event as a command in its own format', (event, command) => {
    const page: GtagWindow = {};
    const sink = createGtagSink('G-1', page);

    sink(event);

    expect(readCommands(page).at(-1)).toEqual(command);
    // gtag.js ignores commands that are arrays.
    expect(Array.isArray(page.dataLayer!.at(-1))).toBe(false);
  });
});

function readCommands(page: GtagWindow): unknown[][] {
  return page.dataLayer!.map((command) => Array.from(command));
}
