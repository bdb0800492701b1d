// The parser of pages as the engine is compiled with it, or with the libraries as they are published.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { quickenMarkdown } from '../../scripts/quicken-markdown.mjs';
import type * as parser from '../core/markdown/parse-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the parser, and loads it. */
export async function bundleParser({ isQuick }: { isQuick: boolean }): Promise<typeof parser> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'docs-parser-')), 'parser.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['test/core/markdown/parse-page.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    outfile,
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(root, 'x.js'))});`,
    },
    logOverride: { 'direct-eval': 'silent' },
    plugins: isQuick ? [quickenMarkdown()] : [],
  });
  return (await import(pathToFileURL(outfile).href)) as typeof parser;
}
