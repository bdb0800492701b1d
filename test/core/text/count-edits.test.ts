import { describe, expect, it } from 'vitest';
import { countEdits } from '../../../core/text/count-edits.ts';

describe('countEdits', () => {
  it('counts each letter that is added, dropped, changed or swapped', () => {
    expect(countEdits('button', 'button')).toBe(0);
    expect(countEdits('button', 'buton')).toBe(1);
    expect(countEdits('button', 'bottons')).toBe(2);
    expect(countEdits('button', 'buttno')).toBe(1);
    expect(countEdits('', 'tab')).toBe(3);
  });
});
