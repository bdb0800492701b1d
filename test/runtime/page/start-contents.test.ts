import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startContents } from '../../../runtime/page/start-contents.ts';

/** Where the headings are, from the top of the page. */
const tops: Record<string, number> = { one: 100, two: 1000, 'a b': 2000 };

/** How tall the page is: its last heading comes to the top of the window, unless a test says otherwise. */
let height = 5000;

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(166);
}

const current = () => document.querySelector('[aria-current="location"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  height = 5000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  document.body.innerHTML =
    Object.keys(tops)
      .map((id) => `<h2 id="${id}"></h2>`)
      .join('') +
    `<ul class="toc-list">${Object.keys(tops)
      .map((id) => `<li><a href="#${id}">${id}</a></li>`)
      .join('')}</ul>`;
  for (const heading of document.querySelectorAll('h2')) {
    heading.getBoundingClientRect = () => ({ top: (tops[heading.id] ?? 0) - window.scrollY }) as DOMRect;
  }
  startContents();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the table of contents', () => {
  it('marks the last heading above an eighth of the window', () => {
    scrollTo(899);
    const before = current();
    scrollTo(900);

    expect([before, current()]).toEqual(['one', 'two']);
  });

  it('marks the last headings one after the other at the end of the page, though they cannot scroll that high', () => {
    // At the end, the headings stand at 0 and 1000 px less 800 of the window: at 100 and 600 px.
    tops.two = 2100;
    tops['a b'] = 2600;
    height = 2800;
    const marked = [1500, 2000].map((y) => (scrollTo(y), current()));
    tops.two = 1000;
    tops['a b'] = 2000;

    expect(marked).toEqual(['one', 'a b']);
  });

  it('marks nothing at the top of the page', () => {
    scrollTo(199);

    expect(current()).toBeUndefined();
  });

  it('finds headings whose id needs encoding', () => {
    scrollTo(3000);

    expect(current()).toBe('a b');
  });

  it('marks a clicked link at once, and no other for a second', () => {
    document.querySelector<HTMLElement>('.toc-list a')!.click();
    const clicked = current();
    scrollTo(3000);
    const frozen = current();
    vi.advanceTimersByTime(1000);
    scrollTo(3001);

    expect([clicked, frozen, current()]).toEqual(['one', 'one', 'a b']);
  });

  it('follows the scrolling again once the page has reached the clicked heading', () => {
    document.querySelector<HTMLElement>('.toc-list a')!.click();
    scrollTo(50);
    window.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(166);
    const arrived = current();
    scrollTo(3000);

    expect([arrived, current()]).toEqual(['one', 'a b']);
  });

  it('follows the scrolling of a step back within a second of the click', () => {
    scrollTo(1200);
    document.querySelector<HTMLElement>('.toc-list a')!.click();
    scrollTo(100);
    window.dispatchEvent(new Event('scrollend'));
    const there = current();
    scrollTo(1200);

    expect([there, current()]).toEqual(['one', 'two']);
  });

  it('follows a step back that comes before the scroll to a clicked heading has ended', () => {
    scrollTo(1200);
    document.querySelector<HTMLElement>('.toc-list a')!.click();
    // The step away and the step back are one scroll, with one end.
    history.replaceState(null, '', '#two');
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.stubGlobal('scrollY', 1200);
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scrollend'));
    const before = current();
    vi.advanceTimersByTime(166);

    expect([before, current()]).toEqual(['one', 'two']);
  });

  it('keeps the mark of a clicked link when the browser reports the new address', () => {
    scrollTo(1200);
    document.querySelector<HTMLElement>('.toc-list a')!.click();
    history.replaceState(null, '', '#one');
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.advanceTimersByTime(500);

    expect(current()).toBe('one');
  });

  it("marks a link's target below the header in a low window", () => {
    vi.stubGlobal('innerHeight', 500);
    scrollTo(912);

    expect(current()).toBe('two');
  });
});
