import { describe, expect, it } from 'vitest';
import { createModules } from '../../../runtime/demos/create-modules.ts';

type Body = (
  exports: Record<string, unknown>,
  require: (wanted: never) => unknown,
  module: { exports: unknown },
) => void;

describe('the modules of a page', () => {
  it('are separate from those of another set', () => {
    const [one, other] = [createModules(), createModules()];
    one.define('a', [((exports) => void (exports.a = 1)) satisfies Body]);

    expect(one.require('a')).toMatchObject({ a: 1 });
    expect(() => other.require('a')).toThrow('Cannot find module "a"');
  });

  it('are marked as compiled modules, so that their default export is recognized', () => {
    const { define, require } = createModules();
    define('a', [((exports) => void (exports.default = 1)) satisfies Body]);

    expect(require('a')).toHaveProperty('__esModule', true);
    expect(Object.keys(require('a') as object)).toEqual(['default']);
  });

  it('stay unchanged when their name is defined again', () => {
    const { define, require } = createModules();
    define('a', [((exports) => void (exports.a = 'first')) satisfies Body]);
    define('a', [((exports) => void (exports.a = 'second')) satisfies Body]);

    expect(require('a')).toMatchObject({ a: 'first' });
  });

  it('throw the same error each time', () => {
    const { define, require } = createModules();
    define('a', [
      (() => {
        throw new Error('boom');
      }) satisfies Body,
    ]);
    const errors = [0, 1].map(() => {
      try {
        return require('a');
      } catch (error) {
        return error;
      }
    });

    expect(errors[0]).toBe(errors[1]);
    expect(errors[0]).toHaveProperty('message', 'boom');
  });

  it('see later exports of a module in an import cycle, if picked by name', () => {
    const { define, require } = createModules();
    define('.demo late', [
      [
        ((exports, ask) => {
          const lib = ask('lib' as never) as { late: string };
          exports.read = () => lib.late;
        }) satisfies Body,
        { lib: { late: 1 } },
      ],
      ((exports) => void (exports.late = 'early')) satisfies Body,
    ]);
    const demo = require('.demo') as { read: () => string };
    (require('late') as { late: string }).late = 'late';

    expect(demo.read()).toBe('late');
  });

  it.each<[string, Record<string, number>, Record<string, unknown>]>([
    ['names of two modules', { one: 1, two: 2 }, { __esModule: true, one: 1, two: 2 }],
    ['a single name', { two: 2 }, { __esModule: true, two: 2 }],
    ['all names of a module', { '*': 1 }, { __esModule: true, one: 1, other: 'one' }],
    ['nothing but the effects of a module', { '': 2 }, { __esModule: true }],
  ])('give a module of the site %s', (_what, picked, given) => {
    const { define, require } = createModules();
    const seen: unknown[] = [];
    define('.demo one two', [
      [((_exports, ask) => void seen.push(ask('lib' as never))) satisfies Body, { lib: picked }],
      ((exports) => void Object.assign(exports, { one: 1, other: 'one' })) satisfies Body,
      ((exports) => void Object.assign(exports, { two: 2, other: 'two' })) satisfies Body,
    ]);
    require('.demo');

    expect({ ...(seen[0] as object), __esModule: true }).toEqual(given);
  });

  it('of a file of the site run step by step, in the order in which the file would run them', () => {
    const { define, lazy, provide } = createModules();
    const ran: string[] = [];
    const note =
      (name: string): Body =>
      (exports) => {
        ran.push(name);
        exports.default = name;
      };
    provide('react', {});
    define('.demo .setup button box react', [
      [note('demo'), { react: 4, './setup': 1, '@acme/ui': { Button: 2, Box: 3 } }],
      // The two files import each other.
      [note('setup'), { './demo': 0, '@acme/ui': { Box: 3 } }],
      note('button'),
      note('box'),
    ]);
    const demo = lazy('.demo');

    const steps = demo.listSteps();
    expect(ran).toEqual([]);
    steps.forEach((run) => run());
    expect(ran).toEqual(['box', 'setup', 'button']);
    expect([demo(), ran]).toEqual(['demo', ['box', 'setup', 'button', 'demo']]);
  });
});
