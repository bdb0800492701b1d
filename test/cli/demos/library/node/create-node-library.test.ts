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

describe('the packages in a thread', () => {
  it('return the imported names', () => {
    const { take } = open({ lib: "exports.a = 'a'; exports.b = 'b'; exports.default = 'whole';" });

    expect(take('lib', ['a', 'default'])).toEqual({ a: 'a', default: 'whole' });
    expect(take('lib', ['*'])).toMatchObject({ a: 'a', b: 'b', default: 'whole' });
    expect(take('lib', ['a'])).toHaveProperty('__esModule', true);
  });

  it('run imports for side effects, and each module once', () => {
    const { take } = open({ lib: 'globalThis.runsOfTest = (globalThis.runsOfTest ?? 0) + 1;' });

    expect([take('lib', []), take('lib', [])]).toEqual([{}, {}]);
    expect(Reflect.get(globalThis, 'runsOfTest')).toBe(1);
    Reflect.deleteProperty(globalThis, 'runsOfTest');
  });

  it('share the React that renders pages with demos', () => {
    const { take } = open({ lib: "exports.a = require('react').useState;" });

    expect([take('react', ['useState']).useState, take('lib', ['a']).a]).toEqual([React.useState, React.useState]);
  });

  it('may have circular imports, and built-in modules of Node', () => {
    const { take } = open({
      one: "exports.a = 'one'; exports.b = require('./two.js').b; exports.default = require('node:path').posix.sep;",
      two: "exports.b = `two of ${require('./one.js').a}`;",
    });

    expect(take('one', ['b', 'default'])).toEqual({ b: 'two of one', default: '/' });
  });

  it('throw the same error each time, only for its importers', () => {
    const { take } = open({
      bad: "throw new Error('boom');",
      outer: "require('./bad.js');",
      fine: "exports.a = 'a';",
    });

    expect(() => take('outer', [])).toThrow('boom');
    expect(() => take('bad', ['a'])).toThrow('boom');
    expect(take('fine', ['a'])).toEqual({ a: 'a' });
  });

  it('throw at the position in the package, relative to the root of the site', () => {
    const { take } = open({ lib: "\n  throw new Error('boom');" });
    let stack = '';
    try {
      take('lib', []);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }

    expect(stack).toContain(`${root}/node_modules/lib/lib.js:2:`);
  });

  it('announce the package that runs, and the end of its run', () => {
    const reported: (string | undefined)[] = [];
    const modules = { lib: { code: '', imports: [], path: 'node_modules/lib/lib.js' } };
    const library = { modules, entries: { 'lib a': 'lib' }, broken: [], styles: {}, entryStyles: {} };
    const { take } = createNodeLibrary(library, root, (specifier) => reported.push(specifier));

    take('lib', ['a']);
    take('lib', ['a']);

    expect(reported).toEqual(['lib', undefined]);
  });

  it('contain only requested modules', () => {
    const { take, find } = open({ lib: '' });

    expect(() => take('other', ['a'])).toThrow('Cannot find module "other"');
    expect(find('docs:none *')).toBeUndefined();
  });
});
