import { expect, it } from 'vitest';
import { findMember } from '../../../../core/demos/playground/find-member.ts';
import type { PlaygroundControl } from '../../../../core/model/playground.ts';

const control: PlaygroundControl = {
  kind: 'choice',
  prop: 'size',
  options: [0, '0', 'xl', 'huge'],
  members: { 'Size.None': 0, 'Size.Zero': '0', "Size['x-large']": 'xl' },
};

it.each([
  [0, 'Size.None'],
  ['0', 'Size.Zero'],
  ['xl', "Size['x-large']"],
  ['huge', undefined],
])('the value %j is the member %j', (value, code) => {
  expect(findMember(control, value)).toBe(code);
});

it('no value of another control is a member', () => {
  expect(findMember({ kind: 'text', prop: 'size' }, 'xl')).toBeUndefined();
  expect(findMember(undefined, 'xl')).toBeUndefined();
});
