// The parser of pages as the engine is compiled with it, or with the libraries as they are published.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { quickenMarkdown } from '../../scripts/quicken-markdown.mjs';
import type * as parser from '../core/markdown/parse-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const bundled = new Map<boolean, Promise<typeof parser>>();

/** Gives the parser, which is bundled once for all tests of a process. */
export function bundleParser({ isQuick }: { isQuick: boolean }): Promise<typeof parser> {
  const known = bundled.get(isQuick) ?? bundle(isQuick);
  bundled.set(isQuick, known);
  return known;
}

async function bundle(isQuick: boolean): Promise<typeof parser> {
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
