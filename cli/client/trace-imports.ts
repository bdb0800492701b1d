// What the bundler is asked to resolve → the import of a site's file that leads to a package, be it
// through other packages. The bundler names only the file in which it stops.

import type { Plugin } from 'rolldown';
import { splitPackage } from '../../core/demos/closure/split-package.ts';

/** Watches the bundler at work. */
export interface ImportTrace {
  readonly plugin: Plugin;
  /** Finds the file that imports a package, by itself or through others, and the package that it names. */
  findImport(name: string): { readonly importer: string; readonly name: string } | undefined;
}

/** Starts a trace of imports. */
export function traceImports(): ImportTrace {
  const asked = new Map<string, Set<string>>();

  return {
    plugin: {
      name: 'trace-imports',
      resolveId(specifier, importer) {
        if (importer === undefined || /^[./\0]/.test(specifier)) return undefined;
        const { name } = splitPackage(specifier);
        asked.set(name, (asked.get(name) ?? new Set()).add(importer));
        return undefined;
      },
    },

    findImport(name) {
      const seen = new Set([name]);
      for (const known of seen) {
        for (const importer of asked.get(known) ?? []) {
          const above = packageOf(importer);
          if (above === undefined) return { importer, name: known };
          seen.add(above);
        }
      }
      return undefined;
    },
  };
}

/**
 * Names the package that a file belongs to; undefined for files of the site.
 *
 * @example
 * packageOf('/site/node_modules/@mui/joy/Button/Button.js') // '@mui/joy'
 */
export function packageOf(path: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/');
}
