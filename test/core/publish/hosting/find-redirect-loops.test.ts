import { describe, expect, it } from 'vitest';
import { findRedirectLoops } from '../../../../core/publish/hosting/find-redirect-loops.ts';
import type { RedirectRule } from '../../../../core/publish/hosting/hosting-rules.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

function rule(from: string, to: string, line: number): RedirectRule {
  return { from, to, status: 301, force: false, line };
}

describe('two circles', () => {
  it('are two problems, each at its first line', () => {
    const rules = [rule('/a', '/b', 1), rule('/c/:x', '/d/:x', 2), rule('/b', '/a', 3), rule('/d/*', '/c/:splat', 4)];

    expect(findRedirectLoops(rules, '_redirects').map(({ place, message }) => [place.line, message])).toEqual([
      [1, 'The redirect from "/a" leads back to itself by way of "/b"'],
      [2, 'The redirect from "/c/:x" leads back to itself by way of "/d/*"'],
    ]);
  });
});

describe('a way into a circle', () => {
  it('is not reported as part of it', () => {
    const rules = [rule('/in', '/a', 1), rule('/a', '/b', 2), rule('/b', '/a', 3)];

    expect(findRedirectLoops(rules, '_redirects').map(({ place }) => place.line)).toEqual([2]);
  });
});

describe('2,000 rules in a chain', () => {
  it('are followed within a second', () => {
    const rules = Array.from({ length: 2000 }, (_, index) => rule(`/p${index}`, `/p${index + 1}`, index + 1));
    const start = process.cpuUsage();

    expect(findRedirectLoops(rules, '_redirects')).toEqual([]);
    expect(processorMilliseconds(start)).toBeLessThan(1000);
  });
});
