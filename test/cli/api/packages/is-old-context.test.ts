import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { isOldContext } from '../../../../cli/api/packages/is-old-context.ts';

describe('a context that React cannot render', () => {
  const context = React.createContext('');

  it('is one before React 19', () => {
    expect(isOldContext(context, () => '18.3.1')).toBe(true);
    expect(isOldContext(context, () => '17.0.2')).toBe(true);
  });

  it('is none from React 19 on, or where the version is unknown', () => {
    for (const version of ['19.0.0-rc.1', '19.2.0', '20.1.0', undefined])
      expect(isOldContext(context, () => version)).toBe(false);
  });

  it('is nothing else, and for that no version is read', () => {
    class Base extends React.Component {}
    const others = [context.Provider, () => null, React.memo(() => null), Base, {}, 'div', null, undefined];
    for (const value of others)
      expect(
        isOldContext(value, () => {
          throw new Error('read');
        }),
      ).toBe(false);
  });
});
