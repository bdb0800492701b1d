import { describe, expect, it } from 'vitest';
import { findEnd, parseRules, splitCompounds, splitCss } from '../../../../cli/site/styles/parse-rules.ts';

describe('the rules of a style sheet', () => {
  it('are parsed with the text between their braces', () => {
    expect(parseRules('@layer a,b;@import"x.css"print;a>b{color:red}@media print{i{top:0}}')).toEqual([
      { prelude: '@layer a,b' },
      { prelude: '@import"x.css"print' },
      { prelude: 'a>b', block: 'color:red' },
      { prelude: '@media print', block: 'i{top:0}' },
    ]);
  });

  it.each([
    ['a string', 'a:before{content:"};{"}'],
    ['an address', 'a{background:url(data:image/svg+xml;utf8,<svg>{;}</svg>)}'],
    ['an escape', '.a\\{b\\;{top:0}'],
    ['a property with braces', 'a{--x:{b:c};top:0}'],
  ])('end at their own brace, whatever %s contains', (_, css) => {
    const [rule] = parseRules(css);

    expect(parseRules(css)).toHaveLength(1);
    expect(`${rule?.prelude}{${rule?.block}}`).toBe(css);
  });
});

it('a text is split only outside strings and brackets', () => {
  expect(splitCss('a:is(b,c),[d="e,f"],g\\,h', ',')).toEqual(['a:is(b,c)', '[d="e,f"]', 'g\\,h']);
  expect(splitCss('--a:{b;c};d:e', ';')).toEqual(['--a:{b;c}', 'd:e']);
  expect(splitCss('', ',')).toEqual(['']);
});

it('a selector is split at its combinators, outside strings and brackets', () => {
  expect(splitCompounds('ul > li:not(a b)+.c [d="e f"]::before')).toEqual([
    { combinator: '', compound: 'ul' },
    { combinator: ' > ', compound: 'li:not(a b)' },
    { combinator: '+', compound: '.c' },
    { combinator: ' ', compound: '[d="e f"]::before' },
  ]);
  expect(splitCompounds('')).toEqual([]);
});

it('an unclosed string or bracket extends to the end of the text', () => {
  expect(['"a', '(a', 'url(a'].map((text) => findEnd(text, text.indexOf('(') + 1 ? text.indexOf('(') : 0))).toEqual([
    3, 3, 6,
  ]);
});
