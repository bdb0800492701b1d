import { afterEach, describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '../../../../runtime/visits/analytics/analytics-event.ts';
import { followClicks } from '../../../../runtime/visits/analytics/follow-clicks.ts';
import { findClick } from '../../../../runtime/visits/analytics/find-click.ts';

const half = () => 0.5;

afterEach(() => void (document.body.innerHTML = ''));

describe('a click', () => {
  it('counts for the nearest element that names a category: 170', () => {
    const target = draw(
      '<div data-ga-event-category="page"><p data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="Basic"><b>x</b></p></div>',
    );

    expect(findClick(target, half)).toEqual({ kind: 'click', category: 'demo', action: 'copy', label: 'Basic' });
  });

  it('omits attributes that its element does not have', () => {
    expect(findClick(draw('<p data-ga-event-category="demo"><b>x</b></p>'), half)).toEqual({
      kind: 'click',
      category: 'demo',
    });
  });

  it('is counted by the short names of its attributes as well, whichever element is nearer', () => {
    const html =
      '<div data-ga-event-category="page"><p data-event-category="store" data-event-action="open"><b>x</b></p></div>';

    expect(findClick(draw(html), half)).toEqual({ kind: 'click', category: 'store', action: 'open' });
    expect(findClick(draw('<p data-event-category="a" data-event-split="0.1"><b>x</b></p>'), half)).toBeUndefined();
  });

  it.each(['<b>x</b>', '<p data-ga-event-category=""><b>x</b></p>'])('is not counted in %s', (html) => {
    expect(findClick(draw(html), half)).toBeUndefined();
  });

  it.each([
    ['1', 0.9, true],
    ['0.5', 0.5, true],
    ['0.5', 0.51, false],
    ['0', 0.1, false],
    ['often', 0, false],
  ])('with a split of %s and the chance %d is counted: %s', (split, chance, counted) => {
    const target = draw(`<p data-ga-event-category="demo" data-ga-event-split="${split}"><b>x</b></p>`);

    expect(findClick(target, () => chance) !== undefined).toBe(counted);
  });

  it('is counted although its target stops the event', () => {
    const sent: AnalyticsEvent[] = [];
    followClicks((event) => sent.push(event), half);
    const target = draw('<p data-ga-event-category="demo"><b>x</b></p>');
    target.addEventListener('click', (event) => event.stopPropagation());

    target.click();

    expect(sent).toEqual([{ kind: 'click', category: 'demo' }]);
  });
});

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('b')!;
}
