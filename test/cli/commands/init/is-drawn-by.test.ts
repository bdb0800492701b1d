import { describe, expect, it } from 'vitest';
import { isDrawnBy } from '../../../../cli/commands/init/is-drawn-by.ts';
import { parseElements } from '../../../../core/check/parse-elements.ts';

/** The element of a text of HTML. */
function element(html: string) {
  const found = parseElements(`<!doctype html><title>A</title><body>${html}`).elements.find(({ attributes }) =>
    attributes.has('class'),
  );
  if (!found) throw new Error(html);
  return found;
}

describe('an element without content', () => {
  const box = element('<div id="a" class="box wide" data-size="md" data-open></div>');

  it.each([
    '.box',
    '.box.wide',
    '.box[data-open]',
    '.box[data-size=md]',
    ".box[data-size='md']",
    '.box:where([data-size="sm"],[data-size="md"])',
    '.box:is(.dark *)',
    '.box:not(.narrow)',
    '.box:not([data-size=sm]):first-child',
    '.box::before',
    '.box:after',
    '.other,.box:hover,.wide',
    '.root .box',
    ':where(.box)',
    ':is(.narrow,.box):first-child',
    '.box#a',
  ])('is drawn by a rule for %s', (selector) => {
    expect(isDrawnBy([`${selector}{color:red;height:4px}`], box)).toBe(true);
  });

  it.each([
    '.box[data-with-border]',
    '.box[data-size=lg]',
    '.box:where([data-size="sm"],.narrow)',
    '.box:not(.wide)',
    '.box:not([data-open])',
    '.box:hover',
    '.box:focus-visible',
    '.box:has(img)',
    '.box::placeholder',
    '.box.narrow',
    '.box>.inner',
    ':where(.box) .inner',
    ':where(.box):hover',
    '.box .inner',
    '.box + .box',
    '.boxes',
    '.box#b',
  ])('is not drawn by a rule for %s', (selector) => {
    expect(isDrawnBy([`${selector}{height:4px}`], box)).toBe(false);
  });

  it('is drawn by what gives it a size, and by nothing else', () => {
    expect(isDrawnBy(['.box{border-radius:4px;width:10px}', '.box{padding:0;height:auto}'], box)).toBe(false);
    expect(isDrawnBy(['.box{padding-left:4px;padding-inline:4px;margin:4px}', '.box{padding:0 4px}'], box)).toBe(false);
    expect(isDrawnBy(['.box{border-radius:4px}', '@media print{.box{padding:1px 0}}'], box)).toBe(true);
    expect(isDrawnBy(['.box{color:red;padding-bottom:1px}'], box)).toBe(true);
    expect(isDrawnBy(['.box{padding-block-start:1px}'], box)).toBe(true);
  });
});
