// The plugins of the settings → the faults that can be found without running their code.

import { describeValue, isObject } from '../text/describe-value.ts';
import { quote } from '../text/quote.ts';
import type { ValuePath } from '../model/problem.ts';
import { pluginShape } from '../model/schema/plugin-shape.ts';
import type { Plugin } from '../model/schema/plugin.ts';
import { checkShape, type Fault } from '../model/schema/check-shape.ts';
import type { ConfigFault } from './config-fault.ts';

/** Lists the plugins of the settings with their indexes, without false, null and undefined. */
export function listPlugins(written: unknown): { readonly plugin: Plugin; readonly index: number }[] {
  return (Array.isArray(written) ? written : []).flatMap((plugin: unknown, index) =>
    plugin === undefined || plugin === null || plugin === false ? [] : [{ plugin: plugin as Plugin, index }],
  );
}

/** Finds plugins that do not have the shape of one. */
export function findPluginShapeFaults(written: unknown): Fault[] {
  return listPlugins(written).flatMap(({ plugin, index }) => {
    const path = ['plugins', index];
    if (typeof plugin === 'function') {
      return [
        {
          kind: 'type' as const,
          path,
          message: `"plugins[${index}]" must be an object, but is a function`,
          hint: 'If the function returns the plugin, call it: "plugins: [glossary()]".',
        },
      ];
    }
    const name = isObject(plugin) && typeof plugin.name === 'string' ? `, in the plugin ${quote(plugin.name)}` : '';
    return checkShape(plugin, pluginShape, `"plugins[${index}]"`).map((fault) => ({
      ...fault,
      path: [...path, ...fault.path],
      message: `${fault.message}${name}`,
    }));
  });
}

/** Finds faults of plugins that their shape does not cover. */
export function findPluginFaults(written: unknown): ConfigFault[] {
  const listed = listPlugins(written);
  const names = listed.map(({ plugin }) => plugin.name);
  return listed.flatMap(({ plugin, index }, position) => {
    const at = (...rest: ValuePath) => ['plugins', index, ...rest];
    return [
      ...(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(plugin.name)
        ? []
        : [
            wrong(at('name'), `The plugin name ${quote(plugin.name)} is not valid`, {
              hint: 'Use lowercase letters, digits, and single hyphens, like "banned-words".',
            }),
          ]),
      ...(names.indexOf(plugin.name) === position
        ? []
        : [
            wrong(at('name'), `Two plugins have the name ${quote(plugin.name)}`, {
              hint: 'Rename or remove one of them.',
            }),
          ]),
      ...findReadFaults(plugin).map((fault) => ({ ...fault, key: at(...fault.key) })),
      ...(['remark', 'rehype'] as const).flatMap((kind) =>
        (plugin[kind] ?? []).flatMap((each, member) =>
          findUnifiedFaults(each, { key: at(kind, member), kind, plugin }),
        ),
      ),
      ...Object.entries(plugin.slots ?? {}).flatMap(([slot, value]) =>
        value === undefined || typeof value === 'string' || isComponent(value)
          ? []
          : [
              wrong(at('slots', slot), `The slot ${quote(slot)} of ${nameOf(plugin)} is ${describeValue(value)}`, {
                hint: 'Set it to a React component or a string of HTML.',
              }),
            ],
      ),
      ...Object.entries(plugin.hooks ?? {}).flatMap(([hook, value]) =>
        value === undefined || typeof value === 'function'
          ? []
          : [
              wrong(at('hooks', hook), `The hook ${quote(hook)} of ${nameOf(plugin)} is ${describeValue(value)}`, {
                hint: 'Set it to a function.',
              }),
            ],
      ),
      ...(plugin.head === undefined || typeof plugin.head === 'function' || Array.isArray(plugin.head)
        ? []
        : [
            wrong(at('head'), `The head of ${nameOf(plugin)} is ${describeValue(plugin.head)}`, {
              hint: "List elements: [['meta', { name: 'author', content: 'Ada' }]].",
            }),
          ]),
    ];
  });
}

/** Not every React component is a function: `memo` returns an object. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value);
}

function findReadFaults(plugin: Plugin): ConfigFault[] {
  return (plugin.reads ?? []).flatMap((path, index) =>
    /^(?:\/|[A-Za-z]:)|\\|(?:^|\/)\.\.(?:\/|$)/.test(path)
      ? [
          wrong(
            ['reads', index],
            `${capital(nameOf(plugin))} reads ${quote(path)}, which is not a path in the site's folder`,
            {
              hint: 'Write paths relative to docs.config.ts, with forward slashes: "data/terms.json".',
            },
          ),
        ]
      : [],
  );
}

function findUnifiedFaults(
  value: unknown,
  { key, kind, plugin }: { key: ValuePath; kind: string; plugin: Plugin },
): ConfigFault[] {
  if (value === undefined || value === null || value === false || typeof value === 'function') return [];
  const head: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof head === 'function') return [];
  if (isObject(value) && Array.isArray(value.plugins)) {
    return (value.plugins as unknown[]).flatMap((each) => findUnifiedFaults(each, { key, kind, plugin }));
  }
  const found = Array.isArray(value) ? `a list that starts with ${describeValue(head)}` : describeValue(value);
  return [
    wrong(key, `A ${kind} plugin of ${nameOf(plugin)} is ${found}`, {
      hint: `Write the function, or a list of the function and its options: "${kind}: [[plugin, { … }]]".`,
    }),
  ];
}

function nameOf({ name }: Plugin): string {
  return `the plugin ${quote(name)}`;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function wrong(key: ValuePath, message: string, { hint }: { hint: string }): ConfigFault {
  return { key, rule: 'config-plugin', message, hint };
}
