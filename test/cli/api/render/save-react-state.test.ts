import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { saveReactState } from '../../../../cli/api/render/save-react-state.ts';

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
  ])('is restored: %s', (_, copy) => {
    const before = structuredClone(copy);
    const putBack = saveReactState({ version: '0', ...copy });
    const [internals] = Object.values(copy) as Record<string, unknown>[];
    for (const [name, value] of Object.entries(internals!)) {
      if (value === null) internals![name] = () => 'a stack';
      else for (const part of Object.keys(value as object)) (value as Record<string, unknown>)[part] = () => 'a stack';
    }
    expect(copy).not.toEqual(before);

    putBack();

    expect(copy).toEqual(before);
  });

  it('is found in the installed React', () => {
    const name = Object.keys(react).find((each) => each.includes('_INTERNALS_')) ?? '';
    const { ReactCurrentOwner: owner } = react[name]!;
    const putBack = saveReactState(react);
    owner.current = 'a component';

    putBack();

    expect(owner.current).toBe(null);
  });
});
