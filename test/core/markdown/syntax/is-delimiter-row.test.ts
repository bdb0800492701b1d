import { describe, expect, it } from 'vitest';
import { isDelimiterRow } from '../../../../core/markdown/syntax/is-delimiter-row.ts';

describe('a line that may be the second one of a table', () => {
  it.each(['|---|', ' --- | :-: ', '> - | - | -', ':-'])('is known by its signs: %j', (line) => {
    expect(isDelimiterRow(line)).toBe(true);
  });

  it.each(['---', '| a | b |', '|:|', '', '1. | - |'])('is another one: %j', (line) => {
    expect(isDelimiterRow(line)).toBe(false);
  });
});
