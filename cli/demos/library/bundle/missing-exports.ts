// Names that the bundler cannot find → the wanted exports that use them, each with the name that was most likely meant.
// CommonJS exports are known only when they run, so they are not reported.

import { readFileSync } from 'node:fs';
import { parse, relative, sep } from 'node:path';
import type { InputOptions, OutputChunk, Plugin, PluginContext } from 'rolldown';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { MissingExport } from '../../../../core/demos/library/library.ts';
import { readExports, type ModuleLanguage } from '../packages/read-exports.ts';
import type { BrokenFiles } from './broken-files.ts';
import { wantPrefix } from './to-library-entries.ts';

/** Collects the names that no module exports. */
export interface MissingExports {
  readonly onLog: NonNullable<InputOptions['onLog']>;
  readonly plugin: Plugin;
  /** The placeholder names, once the bundle is generated. */
  readonly shims: readonly Shim[];
  /** Finds the file that an import leads to, before the bundle is closed. */
  readonly resolve: (specifier: string, importer: string) => Promise<string | undefined>;
  /** Lists missing exports, by want, once the bundle is generated and before it is closed. */
  readonly list: (chunks: readonly OutputChunk[]) => Promise<Readonly<Record<string, MissingExport>>>;
}

/** A placeholder of the bundler for a missing name; its value is undefined. */
export interface Shim {
  readonly exporter: string;
  readonly binding: string;
}

/** Collects the names that no module exports. If an unreadable file might export the name, the file is blamed. */
export function collectMissingExports(broken: BrokenFiles, root: string): MissingExports {
  const shims: Shim[] = [];
  const contexts: PluginContext[] = [];

  return {
    shims,
    resolve: async (specifier, importer) => (await contexts[0]?.resolve(specifier, importer))?.id,
    onLog(_level, { code, exporter, binding }) {
      if (code === 'SHIMMED_EXPORT' && exporter !== undefined && binding !== undefined)
        shims.push({ exporter, binding });
    },
    plugin: {
      name: 'missing-exports',
      buildStart() {
        contexts.push(this);
      },
    },
    async list(chunks) {
      const missing: [string, MissingExport][] = [];
      const [context] = contexts;
      for (const { want, exporter } of context ? findWants(shims, chunks) : []) {
        const key = want.slice(wantPrefix.length);
        const wantedName = key.slice(key.indexOf(' ') + 1);
        const seen = new Set<string>();
        const names = context ? await listNames(exporter, { context, seen }) : [];
        const unread = [...seen].filter((file) => broken.has(file));
        const file = unread.find((each) => parse(each).name === wantedName) ?? unread[0];
        if (file !== undefined) {
          const path = relative(root, file).split(sep).join('/');
          missing.push([key, { broken: { path, message: broken.get(file) ?? '' } }]);
          continue;
        }
        const nearest = findNearest(
          wantedName,
          [...names].filter((name) => name !== wantedName),
        );
        missing.push([key, nearest === undefined ? {} : { nearest }]);
      }
      return Object.fromEntries(missing.sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

/** Finds the wants of missing names; the module of a want imports a single name. */
function findWants(shims: readonly Shim[], chunks: readonly OutputChunk[]): { want: string; exporter: string }[] {
  if (shims.length === 0) return [];
  const files = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  const wants = chunks.filter(({ facadeModuleId: id }) => id?.startsWith(wantPrefix) && !id.endsWith(' *'));
  return shims.flatMap(({ exporter, binding }) => {
    const file = files.get(exporter);
    const usage = new RegExp(`\\.${binding.replaceAll('$', String.raw`\$`)}(?![\\w$])`);
    return wants.flatMap(({ facadeModuleId: want, imports, code }) =>
      want !== null && file !== undefined && imports.includes(file) && usage.test(code) ? [{ want, exporter }] : [],
    );
  });
}

/** A limit for the search of a hint. */
const maxModules = 2000;

/** Lists the exports of a module, including those of its `export *`. */
async function listNames(
  id: string,
  { context, seen }: { readonly context: PluginContext; readonly seen: Set<string> },
): Promise<Set<string>> {
  if (seen.has(id) || id.startsWith('\0') || seen.size > maxModules) return new Set();
  seen.add(id);
  const { names, stars } = readExports(readText(id), toLanguage(id));
  const exportedNames = new Set(names.map(({ name }) => name));
  for (const star of stars) {
    const target = await context.resolve(star, id);
    const inherited = target && !target.external ? await listNames(target.id, { context, seen }) : [];
    for (const name of inherited) exportedNames.add(name);
  }
  exportedNames.delete('default');
  return exportedNames;
}

/** Returns the language of a module; libraries of the same repository are read from their sources. */
function toLanguage(id: string): ModuleLanguage {
  if (id.endsWith('.tsx')) return 'tsx';
  return /\.[mc]?ts$/.test(id) ? 'ts' : 'jsx';
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
