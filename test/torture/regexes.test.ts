// Torture table, row 46: no regular expression of the engine takes the square of a text's length.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toSlug } from '../../core/text/to-slug.ts';
import { isEvery } from '../everyday.ts';
import { processorMilliseconds } from '../processor-milliseconds.ts';
import { findSlowText } from './find-slow-text.ts';
import { listRegexes } from './list-regexes.ts';

describe('46: the regular expressions of the engine', () => {
  // Not those of adopt/, which run once, in front of a user who can stop them.
  const regexes = listRegexes(['cli', 'core', 'templates', 'runtime']);
  // By its text, so that another expression in another file does not change which ones are tried.
  const tried = regexes.filter(({ source }) => isEvery || toNumber(source) % 8 === 0);

  it('take linear time', () => {
    const slow = tried.flatMap((regex) => {
      const text = findSlowText(regex);
      return text ? [{ ...regex, ...text }] : [];
    });

    expect(regexes.length).toBeGreaterThan(800);
    expect(slow).toEqual([]);
  });

  it.each([
    [/^(a+)+$/, true],
    [/[ \t]+$/, true],
    [/^ {0,3}#[ \t]+(.+?)[ \t]*#*[ \t]*$/m, true],
    [/\[([^\]]*)\]\([^)]*\)/, true],
    [/^[a-z]+-\d+$/, false],
    [/[^"]*"/, true],
    [/[^"]*"/y, false],
  ])('are recognized as slow or not: %s', ({ source, flags }, isSlow) => {
    expect(findSlowText({ place: '', source, flags }) !== undefined).toBe(isSlow);
  });

  it('make an id of 50,000 hyphens in a moment', () => {
    const start = process.cpuUsage();

    expect(toSlug(`${'-'.repeat(50_000)}!`)).toBe('');
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});

function toNumber(source: string): number {
  return createHash('sha256').update(source).digest().readUInt32BE();
}
