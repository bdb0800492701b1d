import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPrefetch } from '../../../runtime/page/start-prefetch.ts';

function connect(connection?: object): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
}

function support(isSupported: (type: string) => boolean): void {
  vi.stubGlobal('HTMLScriptElement', Object.assign(class extends HTMLScriptElement {}, { supports: isSupported }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `<a href="${location.origin}/docs/b/#x"><b>B</b></a><a id="out" href="https://elsewhere.example/docs/">Out</a>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('prefetching', () => {
  it('writes speculation rules if the browser supports them', () => {
    connect();
    support((type) => type === 'speculationrules');
    startPrefetch({ base: '/docs/' });

    const rules = JSON.parse(document.querySelector('script[type="speculationrules"]')?.textContent ?? '{}');
    expect(rules.prefetch[0]).toMatchObject({
      eagerness: 'moderate',
      where: { and: [{ href_matches: ['/docs/', '/docs/*/'] }, {}] },
    });
  });

  it('adds a link once a pointer rests on a page of the site', () => {
    connect();
    startPrefetch({ base: '/docs/' });
    for (const selector of ['b', '#out']) {
      document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));
      vi.advanceTimersByTime(65);
    }

    expect([...document.querySelectorAll('link')].map(({ rel, href }) => [rel, href])).toEqual([
      ['prefetch', `${location.origin}/docs/b/`],
    ]);
  });

  it.each(['/docs/feed/blog/rss.xml', '/docs/feed/blog/rss.xml?from=a#x', '/docs/notes.txt', '/docs/a'])(
    'ignores a link that is not to a page: %s',
    (href) => {
      connect();
      document.body.innerHTML = `<a href="${location.origin}${href}"><b>File</b></a>`;
      startPrefetch({ base: '/docs/' });
      document.querySelector('b')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
      vi.advanceTimersByTime(100);

      expect(document.querySelectorAll('link')).toHaveLength(0);
    },
  );

  it('does nothing for a pointer that only passes', () => {
    connect();
    startPrefetch({ base: '/docs/' });
    document.querySelector('b')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(64);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(100);

    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});

describe('prefetching on a costly connection', () => {
  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'is not done: %j',
    (connection) => {
      connect(connection);
      support(() => true);
      startPrefetch({ base: '/' });

      expect(document.head.children).toHaveLength(0);
    },
  );
});
