import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { holdReactState } from '../../../../cli/api/render/hold-react-state.ts';

const react = createRequire(import.meta.url)('react') as Record<string, { ReactCurrentOwner: { current: unknown } }>;

describe('the state of React', () => {
  it.each([
    ['flat, as in React 19', { __CLIENT_INTERNALS_: { H: null as unknown, getCurrentStack: null as unknown } }],
    [
      'in parts, as in React 18',
      {
        __SECRET_INTERNALS_: { Dispatcher: { current: null as unknown }, Frame: { getCurrentStack: null as unknown } },
      },
    ],
  ])('is put back to what it was at rest: %s', (_, copy) => {
    const before = structuredClone(copy);
    const putBack = holdReactState({ version: '0', ...copy });
    const [internals] = Object.values(copy) as Record<string, unknown>[];
    for (const [name, value] of Object.entries(internals!)) {
      if (value === null) internals![name] = () => 'a stack';
      else for (const part of Object.keys(value as object)) (value as Record<string, unknown>)[part] = () => 'a stack';
    }
    expect(copy).not.toEqual(before);

    putBack();

    expect(copy).toEqual(before);
  });

  it('is found in the React that is installed', () => {
    const name = Object.keys(react).find((each) => each.includes('_INTERNALS_')) ?? '';
    const { ReactCurrentOwner: owner } = react[name]!;
    const putBack = holdReactState(react);
    owner.current = 'a component';

    putBack();

    expect(owner.current).toBe(null);
  });
});
