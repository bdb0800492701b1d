// Before the browser tests: builds the repository's own site once, and serves it until the last of them.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { buildOwnSite } from '../build-own-site.ts';
import { startCollector } from './start-collector.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownSite: {
      /** The folder that it was built into. */
      out: string;
      /** Where it is served, without a slash at its end. */
      url: string;
      /** The path of every page, sorted; the missing page is not one of them. */
      paths: readonly string[];
      /** The port of the collector that the pages send to. */
      collectorPort: number;
    };
  }
}

/** Builds and serves, and gives the function that cleans up; where there is no Chromium, nothing is built. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (!findChromium()) return project.provide('ownSite', { out: '', url: '', paths: [], collectorPort: 0 });

  const out = await buildOwnSite();
  const server = await startServer({ folder: out, port: 0 });
  if (server.kind === 'refused') throw new Error(server.message);

  const collector = await startCollector();
  const url = `http://localhost:${server.port}`;
  project.provide('ownSite', { out, url, paths: listPaths(out), collectorPort: collector.port });
  return async () => {
    collector.close();
    await server.close();
  };
}

function leadsOn(file: string): boolean {
  return readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

function listPaths(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .flatMap((file) =>
      /(^|\/)index\.html$/.test(file) && !leadsOn(join(out, file)) ? [`/${file.slice(0, -'index.html'.length)}`] : [],
    )
    .sort();
}
