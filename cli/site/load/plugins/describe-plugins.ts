// The plugins of the settings → plain data about them, and a key of their code, their options and the files that they
// declare to read.

import { join } from 'node:path';
import { listPlugins } from '../../../../core/config/find-plugin-faults.ts';
import { hookNames, type HookName } from '../../../../core/model/schema/plugin-shape.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';
import { listFiles } from '../../../files/list-files.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import { hash } from '../../../files/hash.ts';
import type { CompiledModule } from '../load-module.ts';
import { statPath } from '../../../files/stat-path.ts';

/** The plugins of a site, as plain data. */
export interface SitePlugins {
  /** The module that lists them, if there are any. */
  readonly settings?: CompiledModule;
  /** The index of each in the list of the settings, by name. */
  readonly indexes: Readonly<Record<string, number>>;
  /** Which plugins have which hooks. */
  readonly hooks: Readonly<Partial<Record<HookName, readonly string[]>>>;
  /** Whether any of them changes or checks pages during parsing. */
  readonly parses: boolean;
  /** Whether any of them fills a slot. */
  readonly hasSlots: boolean;
  /** Key of everything that they do; '' if there are none. */
  readonly key: string;
  /** Key of what they do to every page; '' if they only have whole-site hooks. */
  readonly pagesKey: string;
  /** The files that their keys depend on, besides the site's usual folders. */
  readonly files: readonly string[];
}

/** The description of a site without plugins. */
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
  const declaredFiles = [
    ...new Set(plugins.flatMap(({ reads = [] }) => reads.flatMap((path) => expand(path, root)))),
  ].sort();
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
    ...declaredFiles.flatMap((file) => [file, readIfThere(join(root, file)) ?? '']),
  );
  return {
    settings,
    indexes: Object.fromEntries(listPlugins(written).map(({ plugin, index }) => [plugin.name, index])),
    hooks: Object.fromEntries(hooks) as SitePlugins['hooks'],
    parses,
    hasSlots,
    key,
    pagesKey: parses || hasSlots || plugins.some(({ head }) => head !== undefined) ? key : '',
    files: [...settings.inputs, ...plugins.flatMap(({ reads = [] }) => reads), ...declaredFiles],
  };
}

function expand(path: string, root: string): string[] {
  const name = path.replace(/^\.\/|(?<!\/)\/+$/g, '');
  const place = join(root, name);
  return statPath(place)?.isDirectory() ? [...listFiles(root, name).files] : [name];
}

/** Picks the parts of a value that may differ while its code is the same. Circular references are not followed. */
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
