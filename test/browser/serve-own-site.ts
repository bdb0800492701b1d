// Before the browser tests: builds the repository's own site once, and serves it until the last of them.

import { readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../cli/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { buildOwnSite } from '../build-own-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownSite: {
      /** The folder that it was built into. */
      out: string;
      /** Where it is served, without a slash at its end. */
      url: string;
      /** The path of every page, sorted; the missing page is not one of them. */
      paths: readonly string[];
    };
  }
}

/** Builds and serves, and gives the function that cleans up; where there is no Chromium, nothing is built. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (!findChromium()) return project.provide('ownSite', { out: '', url: '', paths: [] });

  const out = await buildOwnSite();
  const server = await startServer({ folder: out, port: 0 });
  if (server.kind === 'refused') throw new Error(server.message);

  project.provide('ownSite', { out, url: `http://localhost:${server.port}`, paths: listPaths(out) });
  return () => server.close();
}

function listPaths(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .flatMap((file) => (/(^|\/)index\.html$/.test(file) ? [`/${file.slice(0, -'index.html'.length)}`] : []))
    .sort();
}
