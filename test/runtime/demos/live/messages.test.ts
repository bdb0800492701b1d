import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../../runtime/demos/live/messages.ts';

describe('a message of the frame', () => {
  it.each([
    [{ kind: 'ready' }],
    [{ kind: 'pong' }],
    [{ kind: 'drawn', run: 3 }],
    [{ kind: 'height', height: 120.5 }],
    [{ kind: 'fault', run: 3, fault: 'runtime', message: 'No', file: './Demo.tsx', line: 2, column: 4 }],
    [{ kind: 'fault', run: 3, fault: 'slow', message: 'No' }],
  ])('is accepted if it is of a known kind with valid fields: %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['drawn'],
    [{}],
    [{ kind: 'run' }],
    [{ kind: 'drawn', run: '3' }],
    [{ kind: 'height', height: Number.NaN }],
    [{ kind: 'height', height: Number.POSITIVE_INFINITY }],
    [{ kind: 'height', height: -1 }],
    [{ kind: 'fault', run: 1, fault: 'toString', message: 'No' }],
    [{ kind: 'fault', run: 1, fault: 'runtime', message: { toString: 'No' } }],
  ])('is dropped if its kind is unknown or a field is invalid: %j', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });

  it('is reduced to its known fields, with a limited text', () => {
    const message = readFrameMessage({
      kind: 'fault',
      run: 1,
      fault: 'runtime',
      message: 'x'.repeat(9000),
      file: 'a',
      line: 1,
      column: '1',
      html: '<b>',
    });

    expect(message).toEqual({ kind: 'fault', run: 1, fault: 'runtime', message: 'x'.repeat(2000) });
  });
});
