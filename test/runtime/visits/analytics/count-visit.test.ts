import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisit } from '../../../../runtime/visits/analytics/count-visit.ts';

const sent: { endpoint: string; event: Record<string, unknown> }[] = [];
let accepts = true;

beforeEach(() => {
  vi.useFakeTimers();
  accepts = true;
  document.head.innerHTML =
    '<title>Button</title><meta name="docs:canonicalPath" content="/kit/button/">' +
    '<meta name="docs:productId" content="kit"><meta name="docs:productCategoryId" content="core">';
  navigator.sendBeacon = (endpoint, body) => {
    if (accepts)
      void (body as Blob).text().then((text) => sent.push({ endpoint: String(endpoint), event: JSON.parse(text) }));
    return accepts;
  };
});
afterEach(() => {
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(document, { prerendering: false });
});

describe('a visit', () => {
  it('sends the properties of the reader, then the view of the page', async () => {
    countVisit({ endpoint: '/collect' }, () => 1);
    await settle();

    expect(sent).toEqual([
      {
        endpoint: '/collect',
        event: { kind: 'user-properties', properties: expect.objectContaining({ colorScheme: 'light' }) },
      },
      {
        endpoint: '/collect',
        event: { kind: 'page-view', title: 'Button', location: '/kit/button/', productId: 'kit', categoryId: 'core' },
      },
    ]);
  });

  it('sends a property again only when it changed', async () => {
    countVisit({ endpoint: '/changes' }, () => 1);
    await settle();
    sent.length = 0;

    document.documentElement.dataset['codeVariant'] = 'JS';
    await settle();

    // The visits of earlier tests are still counted.
    const changes = sent.filter(({ endpoint }) => endpoint === '/changes');
    expect(changes.map(({ event }) => event)).toEqual([{ kind: 'user-properties', properties: { codeVariant: 'JS' } }]);
  });

  it('of a prerendered page waits until it is shown', async () => {
    Object.assign(document, { prerendering: true });
    countVisit({ endpoint: '/collect' }, () => 1);
    await settle();
    expect(sent).toEqual([]);

    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('is posted with fetch if the beacon is refused, and survives if that fails as well', async () => {
    accepts = false;
    const fetch = vi.fn(async (..._request: unknown[]) => {
      throw new TypeError('offline');
    });
    vi.stubGlobal('fetch', fetch);

    countVisit({ endpoint: '/collect' }, () => 1);
    await settle();

    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch.mock.calls[0]).toEqual(['/collect', expect.objectContaining({ method: 'POST', keepalive: true })]);
  });
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20);
}
