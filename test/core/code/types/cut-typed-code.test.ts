import { expect, it } from 'vitest';
import { cutTypedCode } from '../../../../core/code/types/cut-typed-code.ts';

it('cutTypedCode cuts out lines with their types, and moves these by the indent', () => {
  const cut = cutTypedCode(
    {
      code: 'a\n  b\n\n  c\n',
      // The second line of the source is a comment for the compiler.
      written: [1, 3, 4, 5],
      tips: [{ type: 'b', docs: '' }],
      names: [
        { line: 1, from: 0, to: 1, tip: 0 },
        { line: 2, from: 2, to: 3, tip: 0 },
      ],
      faults: [{ line: 4, from: 2, to: 3 }],
      notes: [{ line: 4, from: 1, kind: 'fault', text: 'x' }],
    },
    { sourceLines: [3, 4, 5], indent: 2 },
  );

  expect(cut).toEqual({
    code: 'b\n\nc\n',
    written: [3, 4, 5],
    tips: [{ type: 'b', docs: '' }],
    names: [{ line: 1, from: 0, to: 1, tip: 0 }],
    faults: [{ line: 3, from: 0, to: 1 }],
    notes: [{ line: 3, from: 0, kind: 'fault', text: 'x' }],
  });
});
