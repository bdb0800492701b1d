import { expect, it } from 'vitest';
import type { ApiEnum } from '../../../../core/api/extract/api-entry.ts';
import { findMemberValue } from '../../../../core/api/playground/find-member-value.ts';

const enums: ApiEnum[] = [
  { name: 'Size', imports: [], members: { 'Size.Small': 'sm', "Size['x-large']": 'xl' } },
  { name: 'Kit.Width', imports: [], members: { 'Kit.Width.Full': 0, 'Kit.Width.Auto': 1 } },
  { name: 'Height', imports: [], members: { 'Height.Full': 9, 'Height.Auto': 1 } },
];

it.each([
  ['Size.Small', 'sm'],
  ['Small', 'sm'],
  ["Size['x-large']", 'xl'],
  ['Size.x-large', 'xl'],
  ['Kit.Width.Full', 0],
  ['Width.Full', 0],
  ['Height.Full', 9],
  ['Full', undefined],
  ['Auto', 1],
  ['ize.Small', undefined],
  ['sm', undefined],
  ['', undefined],
])('the value of the member %j is %j', (code, value) => {
  expect(findMemberValue(code, enums)).toBe(value);
});
