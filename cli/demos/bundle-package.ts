// A package that Node cannot load as it is published → CommonJS that it can.
//
// Some libraries are modules only, and some are CommonJS that needs one. What can be required as it
// is stays outside, so that there is one theme, one style engine and one React for all demos.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompiledStyle } from './compile-style.ts';
import { collectPackageStyles } from './package-styles.ts';

/** A package for Node, and the style sheets that it imports, by file. */
export interface BundledPackage {
  readonly code: string;
  readonly styles: Readonly<Record<string, CompiledStyle>>;
}

/** Bundles the part of a package that a specifier names, as CommonJS whose requires are absolute paths. */
export async function bundlePackage(
  specifier: string,
  { root, resolveReact }: { root: string; resolveReact: (specifier: string) => string },
): Promise<BundledPackage> {
  const { rolldown } = await import('rolldown');
  const { plugin, list } = collectPackageStyles(root);
  const bundle = await rolldown({
    input: specifier,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      plugin,
      {
        name: 'keep-what-loads',
        resolveId(id, importer) {
          if (/^react(-dom)?(\/|$)/.test(id)) return { id: resolveReact(id), external: true };
          if (importer === undefined || /^[./\0]/.test(id)) return undefined;
          const path = tryToLoad(id, importer);
          return path === undefined ? undefined : { id: path, external: true };
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'cjs', exports: 'named', codeSplitting: false });
    return { code: output[0].code, styles: list() };
  } finally {
    await bundle.close();
  }
}

/** Whether a package can be required is known only by doing so. */
function tryToLoad(specifier: string, importer: string): string | undefined {
  const requireThere = createRequire(
    importer.startsWith('/') || /^[A-Z]:/.test(importer) ? importer : join(process.cwd(), importer),
  );
  try {
    requireThere(specifier);
    return requireThere.resolve(specifier);
  } catch {
    return undefined;
  }
}
