import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describePlugins } from '../../../../../cli/site/load/plugins/describe-plugins.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-plugins-'));
afterAll(() => rmSync(root, { recursive: true }));
const module = { file: 'docs.config.ts', key: 'code', isPlain: false, inputs: ['docs.config.ts', 'src/a.ts'] };
const describeAll = (...plugins: unknown[]) => describePlugins(plugins, module, root);
const keyOf = (plugin: object) => describeAll({ name: 'a', ...plugin }).key;

describe('the key of plugins', () => {
  it('depends on options, data of unified plugins, and the code of the settings', () => {
    const run = () => undefined;
    const keys = [
      keyOf({}),
      keyOf({ options: { a: 1 } }),
      keyOf({ options: { a: 2 } }),
      keyOf({ options: new Map([['a', /x/]]) }),
      keyOf({ options: new Map([['a', /y/]]) }),
      keyOf({ remark: [[run, { a: 1 }]] }),
      keyOf({ remark: [[run, { a: 2 }]] }),
      keyOf({ slots: { Footer: 'one' } }),
      describePlugins([{ name: 'a' }], { ...module, key: 'other' }, root).key,
    ];

    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({ options: { a: 1 } })).toBe(keys[1]);
  });

  it('accepts a circular value', () => {
    const options: Record<string, unknown> = {};
    options.self = options;

    expect(keyOf({ options })).not.toBe('');
  });

  it('is empty for pages if the plugins only have whole-site hooks', () => {
    const run = () => undefined;
    const pagesKeyOf = (plugin: object) => describeAll({ name: 'a', ...plugin }).pagesKey;

    expect(pagesKeyOf({ hooks: { addPages: run, check: run, addFiles: run } })).toBe('');
    for (const plugin of [
      { hooks: { checkPage: run } },
      { remark: [run] },
      { rehype: [run] },
      { head: [] },
      { slots: { Footer: '' } },
    ])
      expect(pagesKeyOf(plugin)).toBe(keyOf(plugin));
  });

  it('depends on the files that plugins read, existing or not', () => {
    const [missing] = [keyOf({ reads: ['terms.txt'] })];
    writeFileSync(join(root, 'terms.txt'), 'one');
    const one = keyOf({ reads: ['terms.txt'] });
    writeFileSync(join(root, 'terms.txt'), 'two');

    expect(new Set([missing, one, keyOf({ reads: ['./terms.txt'] })]).size).toBe(3);
    expect(describeAll({ name: 'a', reads: ['terms.txt'] }).files).toEqual(
      expect.arrayContaining(['src/a.ts', 'terms.txt']),
    );
  });
});

describe('the facts of plugins', () => {
  it('include their positions and hooks', () => {
    const run = () => undefined;

    expect(
      describeAll(false, { name: 'a', hooks: { check: run } }, { name: 'b', slots: { Footer: '' }, rehype: [run] }),
    ).toMatchObject({
      indexes: { a: 1, b: 2 },
      hooks: { check: ['a'] },
      parses: true,
      hasSlots: true,
    });
  });

  it('are empty without plugins, except for the files of the settings', () => {
    expect(describePlugins(undefined, module, root)).toEqual({
      indexes: {},
      hooks: {},
      parses: false,
      hasSlots: false,
      key: '',
      pagesKey: '',
      files: module.inputs,
    });
  });
});
