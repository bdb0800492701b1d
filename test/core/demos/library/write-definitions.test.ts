// What is written here runs in browsers: it is run here, by the same modules.

import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { LibraryModule } from '../../../../core/demos/library/library.ts';
import { writeDefinitions, type SiteScript } from '../../../../core/demos/library/write-definitions.ts';
import { createModules } from '../../../../runtime/demos/create-modules.ts';

interface Written {
  readonly modules?: Record<string, string>;
  readonly site?: readonly SiteScript[];
}

/** Modules by their code; what is in `require("./id.js")` is what they import. */
function toModules(codes: Record<string, string>): Record<string, LibraryModule> {
  return Object.fromEntries(
    Object.entries(codes).map(([id, code]) => {
      const imports = [...code.matchAll(/require\(["'`](?:\.\/)?([\w-]+)(?:\.js)?["'`]\)/g)].map(
        ([, name = '']) => name,
      );
      return [id, { code, imports, path: `node_modules/lib/${id}.js` }];
    }),
  );
}

function write({ modules = {}, site = [] }: Written): string {
  const library = { modules: toModules(modules) };
  return writeDefinitions('m.define', { ids: Object.keys(modules), library, site });
}

/** Runs texts one after the other, as a page runs its scripts. */
function run(...texts: string[]) {
  const modules = createModules();
  modules.provide('react', { name: 'the one React' });
  const log: string[] = [];
  for (const text of texts) (runInThisContext(`(m, log) => {${text}}`) as (...given: unknown[]) => void)(modules, log);
  return { ...modules, log };
}

describe('modules of packages, written and run', () => {
  it('require each other, and provided modules, by number', () => {
    const text = write({
      modules: {
        a: 'const b = require("./b.js"), react = require("react"); exports.all = [b.word, react.name];',
        b: "exports.word = 'b';",
      },
    });

    expect(run(text).require('a')).toMatchObject({ all: ['b', 'the one React'] });
    expect(text).toContain('require(1)');
    expect(text).not.toContain('./b.js');
  });

  it('run once, when first required', () => {
    const { require, log } = run(
      write({
        modules: {
          a: "log.push('a'); require(`./b.js`);",
          b: "log.push('b');",
          c: "log.push('c'); require('./b.js');",
        },
      }),
    );
    expect(log).toEqual([]);

    require('a');
    require('c');
    require('a');

    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('may require each other in a circle', () => {
    const { require } = run(
      write({
        modules: {
          a: "exports.name = 'a'; const b = require('./b.js'); exports.told = b.tell();",
          b: "const a = require('./a.js'); exports.tell = () => `b knows ${a.name}`;",
        },
      }),
    );

    expect(require('a')).toMatchObject({ told: 'b knows a' });
  });

  it('may export any value', () => {
    expect(run(write({ modules: { a: 'module.exports = 7;' } })).require('a')).toBe(7);
  });

  it('that throw stop only the modules that require them, each time', () => {
    const { require, log } = run(
      write({
        modules: {
          bad: "log.push('ran'); throw new Error('boom');",
          outer: "require('./bad.js');",
          fine: 'exports.is = true;',
        },
      }),
    );

    expect(() => require('outer')).toThrow('boom');
    expect(() => require('bad')).toThrow('boom');
    expect(() => require('outer')).toThrow('boom');
    expect(require('fine')).toMatchObject({ is: true });
    expect(log).toEqual(['ran']);
  });

  it('keep strings that look like a require call', () => {
    const code = "exports.text = 'require(\"./other.js\")'; exports.b = require('./b.js').b;";
    const library = { modules: { ...toModules({ b: 'exports.b = 1;' }), a: { code, imports: ['b'], path: 'a' } } };
    const text = writeDefinitions('m.define', { ids: ['a', 'b'], library });

    expect(run(text).require('a')).toMatchObject({ text: 'require("./other.js")', b: 1 });
  });

  it('may be defined by two scripts, and run once', () => {
    const shared = { theme: "log.push('theme'); exports.list = [];" };
    const { require, log } = run(
      write({ modules: { ...shared, a: "exports.list = require('./theme.js').list;" } }),
      write({ modules: { ...shared, b: "exports.list = require('./theme.js').list;" } }),
    );

    expect((require('a') as { list: unknown }).list).toBe((require('b') as { list: unknown }).list);
    expect(log).toEqual(['theme']);
  });

  it('may be in another script than the modules they require, in either order', () => {
    const library = { modules: toModules({ a: "exports.b = require('./b.js').b;", b: "exports.b = 'b';" }) };
    const [a, b] = ['a', 'b'].map((id) => writeDefinitions('m.define', { ids: [id], library }));

    expect(run(a!, b!).require('a')).toMatchObject({ b: 'b' });
    expect(run(b!, a!).require('a')).toMatchObject({ b: 'b' });
    expect(() => run(a!).require('a')).toThrow('Cannot find module "b"');
  });

  it('are sorted by their paths, whatever the order in which they are named', () => {
    const library = {
      modules: {
        x: { code: '1', imports: [], path: 'a' },
        y: { code: '2', imports: [], path: 'b' },
      },
    };

    expect(writeDefinitions('d', { ids: ['y', 'x'], library })).toBe(
      writeDefinitions('d', { ids: ['x', 'y'], library }),
    );
    expect(writeDefinitions('d', { ids: ['y', 'x'], library })).toMatch(/^d\("x y",/);
  });
});

describe('files of the site, written and run', () => {
  const modules = {
    one: "exports.a = 'a'; exports.default = 'not this';",
    two: "exports.default = 'whole';",
    all: "exports.x = 'x';",
    bad: "throw new Error('boom');",
  };

  it('are passed their imports by specifier: other files, packages, and names of several modules', () => {
    const demo: SiteScript = {
      id: '.demo',
      code: "const lib = require('lib'); exports.default = [lib.default, lib.a, require('./own').own, require('react').name, require('lib/all').x];",
      imports: { lib: { a: 'one', default: 'two' }, './own': '.own', react: 'react', 'lib/all': { '*': 'all' } },
    };
    const own: SiteScript = { id: '.own', code: "exports.own = 'own';", imports: {} };

    expect(run(write({ modules, site: [demo, own] })).require('.demo')).toMatchObject({
      default: ['whole', 'a', 'own', 'the one React', 'x'],
    });
  });

  it('run what they import for its effects alone', () => {
    const site = [{ id: '.demo', code: "require('lib');", imports: { lib: { '': 'effect' } } }];
    const { require, log } = run(write({ modules: { effect: "log.push('done');" }, site }));
    require('.demo');

    expect(log).toEqual(['done']);
  });

  it('fail alone, with a message that names the import that cannot be loaded', () => {
    const site: SiteScript[] = [
      { id: '.broken', code: "require('lib/bad');", imports: { 'lib/bad': { a: 'bad' } } },
      { id: '.fine', code: "exports.default = require('lib').a;", imports: { lib: { a: 'one' } } },
    ];
    const { require } = run(write({ modules, site }));

    expect(() => require('.broken')).toThrow('"lib/bad" cannot be loaded: boom');
    expect(require('.fine')).toMatchObject({ default: 'a' });
  });

  it('fail with a message that names an unresolved import', () => {
    const site = [{ id: '.demo', code: "require('gone');", imports: {} }];

    expect(() => run(write({ site })).require('.demo')).toThrow('Cannot find module "gone"');
  });

  it('are written unchanged, whatever their code contains', () => {
    const code = 'exports.text = \'require("lib") </script> $& `\'; // a last line';

    expect(run(write({ site: [{ id: '.demo', code, imports: {} }] })).require('.demo')).toMatchObject({
      text: 'require("lib") </script> $& `',
    });
  });
});
