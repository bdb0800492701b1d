import { expect, it } from 'vitest';
import { formatCondition } from '../../../core/api/format-condition.ts';

it('a condition reads like the type of the prop that decides', () => {
  expect(formatCondition({ prop: 'multiple', values: ['false'], orNone: true })).toBe('multiple: false | undefined');
  expect(formatCondition({ prop: 'type', values: ["'a'", "'b'"] })).toBe("type: 'a' | 'b'");
});
