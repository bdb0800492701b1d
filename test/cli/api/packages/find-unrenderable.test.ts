import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { findUnrenderable } from '../../../../cli/api/packages/find-unrenderable.ts';

function find(value: unknown, reactVersion: string | undefined): ReturnType<typeof findUnrenderable> {
  return findUnrenderable(value, () => reactVersion);
}

class Base extends React.Component {}
class Card extends Base {
  override render(): null {
    return null;
  }
}
class Wide extends Card {}

describe('a value that React cannot render', () => {
  it('is a class without render, its own or inherited', () => {
    expect(find(Base, '18.3.1')).toBe('class');
    expect(find(class extends Base {}, '19.2.0')).toBe('class');
    expect(find(class extends React.PureComponent {}, undefined)).toBe('class');
    for (const component of [Card, Wide]) expect(find(component, '18.3.1')).toBeUndefined();
  });

  it('is a context before React 19', () => {
    const context = React.createContext('');

    expect(find(context, '18.3.1')).toBe('context');
    expect(find(context, '19.0.0-rc.1')).toBeUndefined();
    expect(find(context, undefined)).toBeUndefined();
    expect(find(context.Provider, '18.3.1')).toBeUndefined();
  });

  it('is nothing else', () => {
    for (const value of [() => null, React.memo(Card), React.forwardRef(() => null), class {}, 'div', null, undefined])
      expect(find(value, '18.3.1')).toBeUndefined();
  });
});
