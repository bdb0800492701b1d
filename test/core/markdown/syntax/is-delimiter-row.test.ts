import { describe, expect, it } from 'vitest';
import { isDelimiterRow } from '../../../../core/markdown/syntax/is-delimiter-row.ts';

describe('a delimiter row', () => {
  it.each(['|---|', ' --- | :-: ', '> - | - | -', ':-'])('has only pipes, dashes and colons: %j', (line) => {
    expect(isDelimiterRow(line)).toBe(true);
  });

  it.each(['---', '| a | b |', '|:|', '', '1. | - |'])('is not found in %j', (line) => {
    expect(isDelimiterRow(line)).toBe(false);
  });
});
