import { describe, expect, it } from 'vitest';
import { findPartAtWork } from '../../../../cli/pages/threads/find-part-at-work.ts';

const text = [
  '# A',
  '',
  '{{"demo": "Small.js"}}',
  '  {{ "bg": true, "demo": "more/Big.tsx" }}',
  '',
  '{{"component": "Slow"}}',
  '*'.repeat(1200),
].join('\n');

describe('the slow part of a page', () => {
  it.each([
    ['content/lib/Small.tsx', 3],
    ['content/lib/more/Big.tsx', 4],
    ['content/lib/more/Big/css/index.tsx', 4],
    ['content/lib/Other.tsx', 1],
  ])('is the demo that was being made: %s', (making, line) => {
    expect(findPartAtWork(text, { making, isParsed: true })).toEqual({ line, column: 1 });
  });

  it('is the first component, once the page is parsed', () => {
    expect(findPartAtWork(text, { isParsed: true })).toEqual({ line: 6, column: 1 });
    expect(findPartAtWork('# A\n\nText.', { isParsed: true })).toEqual({ line: 1, column: 1 });
  });

  it('is the longest line of an unparsed page, if it is very long', () => {
    expect(findPartAtWork(text, {})).toEqual({ line: 7, column: 1 });
    expect(findPartAtWork('# A\n\nText that is short.', {})).toEqual({ line: 1, column: 1 });
  });
});
