import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { createNodeLibrary } from '../../../../../cli/demos/library/node/create-node-library.ts';

const root = '/no/such/site';

/** Modules by id and code, with an entry of the same name for each. */
function open(codes: Record<string, string>) {
  const modules = Object.fromEntries(
    Object.entries(codes).map(([id, code]) => [id, { code, imports: [], path: `node_modules/lib/${id}.js` }]),
  );
  const entries = Object.fromEntries(
    Object.keys(codes).flatMap((id) => ['a', 'b', 'default', '*', ''].map((name) => [`${id} ${name}`, id])),
  );
  return createNodeLibrary({ modules, entries, broken: [], styles: {}, entryStyles: {} }, root);
}

describe('what packages give in a thread', () => {
  it('is what an import names', () => {
    const { take } = open({ lib: "exports.a = 'a'; exports.b = 'b'; exports.default = 'whole';" });

    expect(take('lib', ['a', 'default'])).toEqual({ a: 'a', default: 'whole' });
    expect(take('lib', ['*'])).toMatchObject({ a: 'a', b: 'b', default: 'whole' });
    expect(take('lib', ['a'])).toHaveProperty('__esModule', true);
  });

  it('runs what is imported for its effects, and each module once', () => {
    const { take } = open({ lib: 'globalThis.runsOfTest = (globalThis.runsOfTest ?? 0) + 1;' });

    expect([take('lib', []), take('lib', [])]).toEqual([{}, {}]);
    expect(Reflect.get(globalThis, 'runsOfTest')).toBe(1);
    Reflect.deleteProperty(globalThis, 'runsOfTest');
  });

  it('is the React that writes the pages, for demos and for packages', () => {
    const { take } = open({ lib: "exports.a = require('react').useState;" });

    expect([take('react', ['useState']).useState, take('lib', ['a']).a]).toEqual([React.useState, React.useState]);
  });

  it('may be made in a circle, and be what Node brings', () => {
    const { take } = open({
      one: "exports.a = 'one'; exports.b = require('./two.js').b; exports.default = require('node:path').posix.sep;",
      two: "exports.b = `two of ${require('./one.js').a}`;",
    });

    expect(take('one', ['b', 'default'])).toEqual({ b: 'two of one', default: '/' });
  });

  it('throws the same error each time, for those who ask for it alone', () => {
    const { take } = open({
      bad: "throw new Error('boom');",
      outer: "require('./bad.js');",
      fine: "exports.a = 'a';",
    });

    expect(() => take('outer', [])).toThrow('boom');
    expect(() => take('bad', ['a'])).toThrow('boom');
    expect(take('fine', ['a'])).toEqual({ a: 'a' });
  });

  it('throws at the place of the package, from the root of the site', () => {
    const { take } = open({ lib: "\n  throw new Error('boom');" });
    let stack = '';
    try {
      take('lib', []);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }

    expect(stack).toContain(`${root}/node_modules/lib/lib.js:2:`);
  });

  it('is told of before it runs for the first time, and afterwards', () => {
    const told: (string | undefined)[] = [];
    const modules = { lib: { code: '', imports: [], path: 'node_modules/lib/lib.js' } };
    const library = { modules, entries: { 'lib a': 'lib' }, broken: [], styles: {}, entryStyles: {} };
    const { take } = createNodeLibrary(library, root, (specifier) => told.push(specifier));

    take('lib', ['a']);
    take('lib', ['a']);

    expect(told).toEqual(['lib', undefined]);
  });

  it('is nothing that nobody has asked for before', () => {
    const { take, find } = open({ lib: '' });

    expect(() => take('other', ['a'])).toThrow('Cannot find module "other"');
    expect(find('docs:none *')).toBeUndefined();
  });
});
