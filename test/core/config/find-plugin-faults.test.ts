import { describe, expect, it } from 'vitest';
import { findPluginFaults, findPluginShapeFaults, listPlugins } from '../../../core/config/find-plugin-faults.ts';

const run = () => undefined;
const faultsOf = (...plugins: unknown[]) => [
  ...findPluginShapeFaults(plugins).map(({ path, message, hint }) => `${path.join('.')}: ${message}. ${hint}`),
  ...(findPluginShapeFaults(plugins).length > 0
    ? []
    : findPluginFaults(plugins).map(({ key, message, hint }) => `${key.join('.')}: ${message}. ${hint}`)),
];

describe('plugins without faults', () => {
  it('may be functions, lists, presets, components, strings, or omitted by a condition', () => {
    const memo = { $$typeof: Symbol.for('react.memo'), type: run };
    expect(
      faultsOf(false, undefined, null, {
        name: 'all-of-it',
        reads: ['data/', './terms.json'],
        remark: [run, [run, { a: 1 }], { plugins: [run, [run]] }, false],
        rehype: [run],
        slots: { Banner: '<p>Hi</p>', Footer: run, Header: memo },
        head: [['meta', { name: 'a', content: 'b' }]],
        hooks: { check: run },
      }),
    ).toEqual([]);
  });

  it('are listed with their places', () => {
    expect(listPlugins([false, { name: 'a' }])).toEqual([{ plugin: { name: 'a' }, index: 1 }]);
    expect(listPlugins(undefined)).toEqual([]);
  });
});

describe('a faulty plugin', () => {
  const cases: [name: string, plugins: unknown[], faultsOf: string][] = [
    [
      'is a function',
      [run],
      '"plugins[0]" must be an object, but is a function. If the function returns the plugin, call it',
    ],
    ['has no name', [{}], 'plugins.0.name: The key "name" is missing. Add "name": a string.'],
    [
      'has a hook of another name',
      [{ name: 'a', hooks: { addPage: run } }],
      'plugins.0.hooks.addPage: Unknown key "addPage" in "hooks", in the plugin "a". Did you mean "addPages"?',
    ],
    [
      'has a slot of another name',
      [{ name: 'a', slots: { Foter: '' } }],
      'plugins.0.slots.Foter: Unknown key "Foter" in "slots", in the plugin "a". Did you mean "Footer"?',
    ],
    ['has a name with a blank', [{ name: 'a b' }], 'plugins.0.name: The plugin name "a b" is not valid'],
    ['has the name of another', [{ name: 'a' }, { name: 'a' }], 'plugins.1.name: Two plugins have the name "a"'],
    [
      'names a remark plugin',
      [{ name: 'a', remark: ['remark-emoji'] }],
      'plugins.0.remark.0: A remark plugin of the plugin "a" is a string. Write the function',
    ],
    [
      'lists its options alone',
      [{ name: 'a', rehype: [[{}]] }],
      'plugins.0.rehype.0: A rehype plugin of the plugin "a" is a list that starts with an object',
    ],
    ['has a slot that is a number', [{ name: 'a', slots: { Footer: 3 } }], 'plugins.0.slots.Footer: The slot "Footer"'],
    ['has a hook that is a text', [{ name: 'a', hooks: { check: 'x' } }], 'plugins.0.hooks.check: The hook "check"'],
    [
      'has a head that is a text',
      [{ name: 'a', head: '<meta>' }],
      'plugins.0.head: The head of the plugin "a" is a string',
    ],
    [
      'reads what is above the site',
      [{ name: 'a', reads: ['../x'] }],
      'plugins.0.reads.0: The plugin "a" reads "../x"',
    ],
  ];

  it.each(cases)('%s', (_, plugins, message) => {
    expect(faultsOf(...plugins)).toEqual([expect.stringContaining(message)]);
  });
});
