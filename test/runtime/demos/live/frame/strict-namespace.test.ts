import { describe, expect, it } from 'vitest';
import { strictNamespace } from '../../../../../runtime/demos/live/frame/strict-namespace.ts';

describe('a strict namespace', () => {
  it('has the exports of its module, and can be listed', () => {
    const namespace = strictNamespace('kit', Object.freeze({ default: 1, a: 2 }));

    expect([namespace.default, namespace.a, Object.keys(namespace), 'a' in namespace]).toEqual([
      1,
      2,
      ['default', 'a'],
      true,
    ]);
  });

  it('says which name is missing', () => {
    expect(() => strictNamespace('kit', { a: 1 }).b).toThrow('"kit" exports no "b"');
    expect(() => strictNamespace('kit', { a: 1 }).default).toThrow('"kit" exports no "default"');
  });

  it('allows React and promises to probe their usual names', () => {
    const namespace = strictNamespace('kit', {});

    expect([namespace.then, namespace.$$typeof, (namespace as Record<symbol, unknown>)[Symbol.toPrimitive]]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
