// A file of the site → minified CommonJS for the browser. Other files become modules: a style sheet exports its class
// names, a picture its URL.

import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Loader } from 'esbuild';
import type { SourceSettings } from '../../../../core/model/site.ts';
import { createSheetFinder } from '../../../site/workspace/create-sheet-finder.ts';
import { compileStyle } from '../../../site/styles/compile-style.ts';
import { isStyleFile } from '../../../../core/model/paths/style-file.ts';
import { toReplacements, type Defines } from '../../../../core/code/defines.ts';
import { isAssetFile, toAssetFile } from '../../../files/asset-file.ts';
import { toDataUrl } from '../../../files/to-data-url.ts';
import { helperEnded, loadEsbuild } from '../../../files/load-esbuild.ts';

/** A file to compile, with its text if it is code. */
export interface SiteFile {
  readonly path: string;
  readonly text?: string;
}

const asNothing = 'exports.default=undefined;';

/** Compiles a file of the site. A broken file becomes empty: the page that shows it reports its problems. */
export async function compileSiteFile(
  { path, text }: SiteFile,
  {
    root,
    base,
    isSmall,
    define = {},
    sources = false,
  }: { root: string; base: string; isSmall: boolean; define?: Defines; sources?: SourceSettings },
): Promise<string> {
  if (isStyleFile(path)) {
    const { style } = await compileStyle(path, { root, findSheet: createSheetFinder({ root, sources }) });
    return writeDefault(style?.names ?? {});
  }
  if (path.endsWith('.json')) return compileJson(text ?? '');
  if (isAssetFile(path)) return writeDefault(base + toAssetFile(path, readFileSync(join(root, path))));
  if (!/\.[mc]?[jt]sx?$/.test(path) || text === undefined)
    return writeDefault(toDataUrl(path, readFileSync(join(root, path))));
  if (/\.d\.[mc]?ts$/.test(path)) return asNothing;

  const { transform } = await loadEsbuild();
  try {
    const { code } = await transform(text, {
      loader: toLoader(path),
      format: 'cjs',
      // Dynamic imports of a demo are part of the script too, and run when called.
      supported: { 'dynamic-import': false },
      target: 'es2022',
      jsx: 'automatic',
      charset: 'utf8',
      minify: isSmall,
      legalComments: 'none',
      logLevel: 'silent',
      define: toReplacements(define),
      // The site's tsconfig.json configures how code is checked, not how it runs.
      tsconfigRaw: { compilerOptions: {} },
    });
    return code;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === helperEnded) throw error;
    return asNothing;
  }
}

function toLoader(path: string): Loader {
  const ending = extname(path);
  if (ending === '.tsx') return 'tsx';
  return /^\.[mc]?ts$/.test(ending) ? 'ts' : 'jsx';
}

function compileJson(text: string): string {
  try {
    return `const data=${JSON.stringify(JSON.parse(text))};Object.assign(exports,data,{default:data});`;
  } catch {
    return asNothing;
  }
}

function writeDefault(value: unknown): string {
  return `exports.default=${JSON.stringify(value)};`;
}
