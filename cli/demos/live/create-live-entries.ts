// The planned entries → modules for rolldown, generated on request.
//
// React is always the one that renders the pages. Of a module with a thousand or more exports (icons), only the names in
// use are imported, each from its own file: bundling all would cost seconds, and megabytes for readers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginContext } from 'rolldown';
import { sharedInBrowser } from '../../../core/demos/library/shared-modules.ts';
import { toEngineFile } from '../../files/engine.ts';
import { resolveShared } from '../library/resolve-shared.ts';
import { readExports, type ExportSource } from '../library/packages/read-exports.ts';
import type { LiveEntry } from './plan-live-entries.ts';

const entryPrefix = 'live:';
const namesPrefix = 'live-names:';
const many = 1000;

/** The plugin, with the specifiers that it found while running. */
interface LiveEntryPlugin {
  readonly plugin: Plugin;
  readonly packages: ReadonlySet<string>;
}

/** Creates the plugin that provides the entries "live:<name>". */
export function createLiveEntries(entries: readonly LiveEntry[], root: string): LiveEntryPlugin {
  const packages = new Set<string>();
  const modules = new Map(
    entries.flatMap((entry) => entry.modules.map((module) => [module.specifier, module] as const)),
  );

  return {
    packages,
    plugin: {
      name: 'live-entries',
      // The bundler resolves everything else itself, without calling JavaScript.
      resolveId: {
        filter: { id: [/^live(?:-names)?:/, ...sharedInBrowser.map((name) => new RegExp(`^${name}$`))] },
        handler: (specifier) => (sharedInBrowser.includes(specifier) ? resolveShared(specifier) : specifier),
      },
      load: {
        filter: { id: /^live(?:-names)?:/ },
        async handler(id) {
          const entry = entries.find(({ name }) => `${entryPrefix}${name}` === id);
          const code = id.startsWith(namesPrefix)
            ? await writeNames(this, modules.get(id.slice(namesPrefix.length)), root)
            : entry && (await writeEntry(this, entry, { root, packages }));
          // A package name may end like a style sheet: "normalize.css".
          return code === undefined ? null : { code, moduleType: 'js' };
        },
      },
    },
  };
}

/** Resolves from the site's packages first, then from the engine's. React is always the same. */
async function resolveFromSite(context: PluginContext, specifier: string, root: string) {
  if (sharedInBrowser.includes(specifier)) return { id: resolveShared(specifier), external: false };
  const own = await context.resolve(specifier, join(root, 'package.json'), { skipSelf: true });
  return own && !own.external ? own : context.resolve(specifier, toEngineFile('package.json'), { skipSelf: true });
}

async function writeEntry(
  context: PluginContext,
  { modules }: LiveEntry,
  { root, packages }: { root: string; packages: Set<string> },
): Promise<string> {
  const lines = await Promise.all(
    modules.map(async ({ specifier, key }) => {
      const resolved = await resolveFromSite(context, specifier, root);
      if (!resolved || resolved.external) return '';

      packages.add(specifier);
      const isLarge = await hasMany(context, resolved.id);
      return `export * as ${key} from ${JSON.stringify(isLarge ? namesPrefix + specifier : resolved.id)};\n`;
    }),
  );
  return lines.join('');
}

async function hasMany(context: PluginContext, id: string): Promise<boolean> {
  const names = await listExports(context, id);
  return names.size >= many;
}

/** Follows `export *` from file to file. */
async function listExports(
  context: PluginContext,
  id: string,
  seen = new Set<string>(),
): Promise<Map<string, ExportSource & { file: string }>> {
  if (seen.has(id) || !/\.[cm]?jsx?$/.test(id)) return new Map();
  seen.add(id);

  const { names, stars } = readExports(readFileSync(id, 'utf8'));
  const own = new Map(names.map((name) => [name.name, { ...name, file: id }]));
  for (const star of stars) {
    const resolved = await context.resolve(star, id);
    if (!resolved || resolved.external) continue;
    for (const [name, source] of await listExports(context, resolved.id, seen))
      if (!own.has(name) && name !== 'default') own.set(name, source);
  }
  return own;
}

/** Writes only the names in use, imported directly from their files. Missing names are left out. */
async function writeNames(
  context: PluginContext,
  module: LiveEntry['modules'][number] | undefined,
  root: string,
): Promise<string> {
  if (!module) return '';

  const resolved = await resolveFromSite(context, module.specifier, root);
  const exported = resolved
    ? await listExports(context, resolved.id)
    : new Map<string, ExportSource & { file: string }>();
  const lines = await Promise.all(
    module.names.map(async (name) => {
      const from = exported.get(name);
      if (!from) return '';

      const file = from.source === undefined ? from.file : (await context.resolve(from.source, from.file))?.id;
      return from.imported === '*'
        ? `export * as ${name} from ${JSON.stringify(file)};\n`
        : `export { ${from.imported} as ${name} } from ${JSON.stringify(file)};\n`;
    }),
  );
  return lines.join('');
}
