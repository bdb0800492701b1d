import { describe, expect, it } from 'vitest';
import { toSafeRel } from '../../../../core/model/paths/to-safe-rel.ts';

describe('the rel of a link', () => {
  it.each([
    ['_blank', undefined, 'noopener'],
    ['_BLANK', 'nofollow', 'nofollow noopener'],
    ['_blank', 'nofollow opener', 'nofollow noopener'],
    ['_blank', 'OPENER', 'noopener'],
    ['_blank', 'noreferrer', 'noreferrer noopener'],
    ['_blank', 'noopener noreferrer', 'noopener noreferrer'],
    ['help', 'me', 'me noopener'],
    ['_self', undefined, undefined],
    ['', 'opener', 'opener'],
  ])('for the target "%s" with rel %j is %j', (target, rel, safe) => {
    expect(toSafeRel(target, rel)).toBe(safe);
  });
});
