import { describe, expect, it } from 'vitest';
import { toFrameFault } from '../../../../../runtime/demos/live/frame/to-frame-fault.ts';

const files = new Map([['blob:null/1-a', './Demo.tsx']]);

describe('a thrown value', () => {
  it.each([
    [
      'Chrome',
      'TypeError: No\n    at map (blob:null/9:1:2)\n    at Demo (blob:null/1-a:4:19)\n    at x (blob:null/2:1:1)',
    ],
    ['Firefox', 'map@blob:null/9:1:2\nDemo@blob:null/1-a:4:19\nx@blob:null/2:1:1'],
    ['Safari', 'map@[native code]\nDemo@blob:null/1-a:4:19'],
  ])('has the first place in a file of the demo, as %s writes it', (_browser, stack) => {
    const error = Object.assign(new TypeError('No'), { stack });

    expect(toFrameFault(error, { run: 2, files })).toEqual({
      kind: 'fault',
      run: 2,
      fault: 'runtime',
      message: 'No',
      file: './Demo.tsx',
      line: 3,
      column: 19,
    });
  });

  it.each([
    ['text', 'text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{ message: 7 }, '7'],
  ])('may be anything: %j', (thrown, message) => {
    expect(toFrameFault(thrown, { run: 1, files })).toEqual({ kind: 'fault', run: 1, fault: 'runtime', message });
  });

  it('is a syntax error only if it was found while parsing a file', () => {
    const error = new SyntaxError('Twice');

    expect(toFrameFault(error, { run: 1, files }).fault).toBe('runtime');
    expect(
      toFrameFault(Object.assign(error, { place: { url: 'blob:null/1-a', line: 3, column: 5 } }), { run: 1, files }),
    ).toMatchObject({ fault: 'syntax', file: './Demo.tsx', line: 2, column: 5 });
  });
});
