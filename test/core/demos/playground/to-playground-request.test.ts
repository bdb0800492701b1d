import { describe, expect, it } from 'vitest';
import { nameRequest, toPlaygroundRequest } from '../../../../core/demos/playground/to-playground-request.ts';

describe('a playground request', () => {
  it('has the same name as equal requests only', () => {
    const name = (props: object) => nameRequest(toPlaygroundRequest({ ...props }));

    expect(name({})).toBe(name({ other: 1 }));
    expect(
      new Set([
        name({}),
        name({ of: 'A' }),
        name({ props: {} }),
        name({ of: 'A', props: { a: 1 } }),
        name({ stage: 'A' }),
      ]).size,
    ).toBe(5);
  });
});
