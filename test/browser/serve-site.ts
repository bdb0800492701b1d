// A site of a test, built and served before its tests, for pages that a browser opens.

import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import type { SiteTest } from '../site-test.ts';
import { closeContexts } from './open-chromium.ts';

/** Serves a site while the tests of a group run. Returns the address of a path, once they have begun. */
export function serveSite(site: Pick<SiteTest, 'build' | 'out'>): (path: string) => string {
  let url = '';
  let closeServer: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    await site.build();
    const server = await startServer({ folder: site.out, port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    ({ url } = server);
    closeServer = server.close;
  });
  afterAll(async () => {
    await closeContexts();
    await closeServer?.();
  });

  return (path) => new URL(path, url).href;
}
