// The plugins of the settings → what the build knows of them: plain data, and a key that stands for their
// code, for the data in them, and for the files that they say they read.

import { join } from 'node:path';
import { listPlugins } from '../../../../core/config/find-plugin-faults.ts';
import { hookNames, type HookName } from '../../../../core/model/schema/plugin-shape.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';
import { listFiles } from '../../../files/list-files.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import { hash } from '../../../files/hash.ts';
import type { CompiledModule } from '../load-module.ts';
import { statPath } from '../../../files/stat-path.ts';

/** The plugins of a site, as facts. */
export interface SitePlugins {
  /** The module that lists them, where there are any. */
  readonly settings?: CompiledModule;
  /** Where in the list of the settings each stands, by name. */
  readonly indexes: Readonly<Record<string, number>>;
  /** Which plugins have which hooks. */
  readonly hooks: Readonly<Partial<Record<HookName, readonly string[]>>>;
  /** Whether one of them changes or checks pages while they are parsed. */
  readonly parses: boolean;
  /** Whether one of them puts something into a slot. */
  readonly hasSlots: boolean;
  /** Stands for everything that they do; '' where there are none. */
  readonly key: string;
  /** Stands for what they do to every page; '' where they only have hooks for the whole site. */
  readonly pagesKey: string;
  /** The files that their keys hang on, besides the site's usual folders. */
  readonly files: readonly string[];
}

/** What a site without plugins has of them. */
const noPlugins: SitePlugins = {
  indexes: {},
  hooks: {},
  parses: false,
  hasSlots: false,
  key: '',
  pagesKey: '',
  files: [],
};

/** Describes the plugins that a module of settings lists. */
export function describePlugins(written: unknown, settings: CompiledModule, root: string): SitePlugins {
  const plugins = listPlugins(written).map(({ plugin }) => plugin);
  if (plugins.length === 0) return { ...noPlugins, files: settings.inputs };
  const read = [...new Set(plugins.flatMap(({ reads = [] }) => reads.flatMap((path) => expand(path, root))))].sort();
  const hooks = hookNames.flatMap((hook) => {
    const names = plugins.flatMap((plugin: Plugin) => (plugin.hooks?.[hook] ? [plugin.name] : []));
    return names.length > 0 ? [[hook, names]] : [];
  });
  const parses = plugins.some(
    ({ remark = [], rehype = [], hooks: own }) => own?.checkPage || remark.length + rehype.length > 0,
  );
  const hasSlots = plugins.some(({ slots = {} }) => Object.keys(slots).length > 0);
  const key = hash(
    settings.key,
    JSON.stringify(toData(plugins, new Set())),
    ...read.flatMap((file) => [file, readIfThere(join(root, file)) ?? '']),
  );
  return {
    settings,
    indexes: Object.fromEntries(listPlugins(written).map(({ plugin, index }) => [plugin.name, index])),
    hooks: Object.fromEntries(hooks) as SitePlugins['hooks'],
    parses,
    hasSlots,
    key,
    pagesKey: parses || hasSlots || plugins.some(({ head }) => head !== undefined) ? key : '',
    files: [...settings.inputs, ...plugins.flatMap(({ reads = [] }) => reads), ...read],
  };
}

function expand(path: string, root: string): string[] {
  const name = path.replace(/^\.\/|(?<!\/)\/+$/g, '');
  const place = join(root, name);
  return statPath(place)?.isDirectory() ? [...listFiles(root, name).files] : [name];
}

/** What of a value may differ while its code is the same. A value within itself is named, not followed. */
function toData(value: unknown, above: ReadonlySet<object>): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '…';
  const inner = new Set([...above, value]);
  if (value instanceof Map || value instanceof Set) return [...value].map((each) => toData(each, inner));
  if (Array.isArray(value)) return value.map((each) => toData(each, inner));
  if (value instanceof RegExp || value instanceof Date) return String(value);
  return Object.entries(value).map(([key, each]) => [key, toData(each, inner)]);
}
