import { describe, expect, it } from 'vitest';
import { hasAnchor } from '../../../../core/publish/links/has-anchor.ts';

const anchors = new Set(['sizes', 'größe', '100%', 'a%20b']);

describe('a fragment', () => {
  it.each([
    '',
    '#',
    '#top',
    '#TOP',
    '#sizes',
    '#größe',
    '#gr%C3%B6%C3%9Fe',
    '#100%',
    '#a%20b',
    '#sizes:~:text=Large',
    '#:~:text=Large',
  ])('%j has a target on the page', (fragment) => {
    expect(hasAnchor(anchors, fragment)).toBe(true);
  });

  it.each(['#Sizes', '#size', '#%E0%A4%A', '#__proto__'])('%j has no target on the page', (fragment) => {
    expect(hasAnchor(anchors, fragment)).toBe(false);
  });
});
