import { describe, expect, it } from 'vitest';
import { elementProblem } from '../../../../cli/demos/mdx/mdx-fault.ts';

const at = { jsx: { label: '<Tab>', line: 7, column: 3 }, pageFile: 'content/a/tabs.mdx', root: '/sites/mine' };

/** An error with a stack of its own. */
function thrown(message: string, line: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${line}` });
}

describe('what an element of MDX throws', () => {
  it('in the source of a library is told there, with the line that renders it', () => {
    const error = thrown('No tabs', 'Tab (/sites/mine/packages/ui/tabs.tsx:1:1)');

    expect(elementProblem(error, { ...at, maps: { 'packages/ui/tabs.tsx': 'AAAA' } })).toEqual({
      rule: 'mdx-render',
      severity: 'error',
      place: { file: 'packages/ui/tabs.tsx', line: 1, column: 1 },
      message: '"<Tab>" fails with "No tabs"',
      hint: 'Correct the source of the library, or give the component what it needs. It is rendered by content/a/tabs.mdx:7.',
    });
  });

  it('in a package is told at the element', () => {
    const error = thrown('No tabs', 'Tab (/sites/mine/node_modules/ui/index.js:1:1)');

    expect(elementProblem(error, at)).toMatchObject({
      place: { file: 'content/a/tabs.mdx', line: 7, column: 3 },
      hint: 'Correct the element or the values passed to it.',
    });
  });
});
