// The specifier of an import in the old site → the file that it means, by relative paths, "@site", the aliases of the
// settings, and "paths" and "baseUrl" of tsconfig.json. Addresses of pictures are resolved like imports.

import type { ImportPaths, SourceFolder, SourceSite } from '../source-site.ts';
import { dirname, joinPath } from './source-path.ts';

/** What may follow the written name of a file. */
const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mdx',
  '.md',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
  '/index.vue',
];

/** Resolves the imports of a site. */
export class ImportResolver {
  readonly #files: ReadonlySet<string>;
  readonly #siteFolder: string;
  /** Prefixes of specifiers and their folders. */
  readonly #aliases: readonly (readonly [string, string])[];
  readonly #paths: ImportPaths;

  constructor(site: SourceSite, folder: SourceFolder) {
    this.#files = new Set(folder.files);
    this.#siteFolder = site.siteFolder;
    this.#aliases = Object.entries({ '@site': site.siteFolder, ...site.settings.alias });
    this.#paths = site.importPaths ?? { paths: [] };
  }

  /** Finds the file of a specifier: "./a", "@site/a", "@/a". */
  findFile(specifier: string, from: string): string | undefined {
    const name = specifier.replace(/^!!raw-loader!/, '').replace(/\?.*$/, '');
    return this.#listNames(name, from)
      .flatMap((each) => endings.map((ending) => each + ending))
      .find((file) => this.#files.has(file));
  }

  /** Returns whether a specifier means a file of the site, even a missing one, and not a package. */
  isSiteSpecifier(specifier: string): boolean {
    return (
      /^[./~]/.test(specifier) ||
      this.#aliases.some(([prefix]) => specifier.startsWith(`${prefix}/`)) ||
      this.#paths.paths.some(({ pattern }) => pattern !== '*' && matchPath(pattern, specifier) !== undefined)
    );
  }

  /** Lists the paths that a name may mean, without endings, the preferred one first. */
  #listNames(name: string, from: string): string[] {
    const alias = this.#aliases.find(([prefix]) => name.startsWith(`${prefix}/`));
    if (alias) return [joinPath(alias[1], name.slice(alias[0].length)), ...this.#listByPaths(name)];
    if (name.startsWith('/')) return [joinPath(this.#siteFolder, name)];
    return [...this.#listByPaths(name), joinPath(dirname(from), name)];
  }

  /** Lists the paths that a name may mean by "paths" and "baseUrl". */
  #listByPaths(name: string): string[] {
    if (name.startsWith('.')) return [];
    const { paths, base } = this.#paths;
    const listed = paths.flatMap(({ pattern, targets }) => {
      const middle = matchPath(pattern, name);
      return middle === undefined ? [] : targets.map((target) => joinPath('', target.replace('*', middle)));
    });
    return base === undefined ? listed : [...listed, joinPath(base, name)];
  }
}

/** Returns what the star of a pattern matches in a name; '' if both are equal, undefined without a match. */
function matchPath(pattern: string, name: string): string | undefined {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return name === pattern ? '' : undefined;
  const isLong = name.length >= start.length + end.length;
  return isLong && name.startsWith(start) && name.endsWith(end)
    ? name.slice(start.length, name.length - end.length)
    : undefined;
}
