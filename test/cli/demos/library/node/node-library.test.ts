import * as React from 'react';
import { describe, expect, it } from 'vitest';
import { NodeLibrary } from '../../../../../cli/demos/library/node/node-library.ts';

const root = '/no/such/site';

/** Modules by id and code, with an entry of the same name for each. */
function open(codes: Record<string, string>) {
  const modules = Object.fromEntries(
    Object.entries(codes).map(([id, code]) => [id, { code, imports: [], path: `node_modules/lib/${id}.js` }]),
  );
  const entries = Object.fromEntries(
    Object.keys(codes).flatMap((id) => ['a', 'b', 'default', '*', ''].map((name) => [`${id} ${name}`, id])),
  );
  return new NodeLibrary({ modules, entries, broken: [], styles: {}, entryStyles: {} }, root);
}

describe('the packages in a thread', () => {
  it('return the imported names', () => {
    const packages = open({ lib: "exports.a = 'a'; exports.b = 'b'; exports.default = 'whole';" });

    expect(packages.take('lib', ['a', 'default'])).toEqual({ a: 'a', default: 'whole' });
    expect(packages.take('lib', ['*'])).toMatchObject({ a: 'a', b: 'b', default: 'whole' });
    expect(packages.take('lib', ['a'])).toHaveProperty('__esModule', true);
  });

  it('run imports for side effects, and each module once', () => {
    const packages = open({ lib: 'globalThis.runsOfTest = (globalThis.runsOfTest ?? 0) + 1;' });

    expect([packages.take('lib', []), packages.take('lib', [])]).toEqual([{}, {}]);
    expect(Reflect.get(globalThis, 'runsOfTest')).toBe(1);
    Reflect.deleteProperty(globalThis, 'runsOfTest');
  });

  it('share the React that renders pages with demos', () => {
    const packages = open({ lib: "exports.a = require('react').useState;" });

    expect([packages.take('react', ['useState']).useState, packages.take('lib', ['a']).a]).toEqual([
      React.useState,
      React.useState,
    ]);
  });

  it('may have circular imports, and built-in modules of Node', () => {
    const packages = open({
      one: "exports.a = 'one'; exports.b = require('./two.js').b; exports.default = require('node:path').posix.sep;",
      two: "exports.b = `two of ${require('./one.js').a}`;",
    });

    expect(packages.take('one', ['b', 'default'])).toEqual({ b: 'two of one', default: '/' });
  });

  it('throw the same error each time, only for its importers', () => {
    const packages = open({
      bad: "throw new Error('boom');",
      outer: "require('./bad.js');",
      fine: "exports.a = 'a';",
    });

    expect(() => packages.take('outer', [])).toThrow('boom');
    expect(() => packages.take('bad', ['a'])).toThrow('boom');
    expect(packages.take('fine', ['a'])).toEqual({ a: 'a' });
  });

  it('throw at the position in the package, relative to the root of the site', () => {
    const packages = open({ lib: "\n  throw new Error('boom');" });
    let stack = '';
    try {
      packages.take('lib', []);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }

    expect(stack).toContain(`${root}/node_modules/lib/lib.js:2:`);
  });

  it('announce the package that runs, and the end of its run', () => {
    const reported: (string | undefined)[] = [];
    const modules = { lib: { code: '', imports: [], path: 'node_modules/lib/lib.js' } };
    const library = { modules, entries: { 'lib a': 'lib' }, broken: [], styles: {}, entryStyles: {} };
    const packages = new NodeLibrary(library, root, (specifier) => reported.push(specifier));

    packages.take('lib', ['a']);
    packages.take('lib', ['a']);

    expect(reported).toEqual(['lib', undefined]);
  });

  it('contain only requested modules', () => {
    const packages = open({ lib: '' });

    expect(() => packages.take('other', ['a'])).toThrow('Cannot find module "other"');
    expect(packages.find('docs:none *')).toBeUndefined();
  });
});
