// A finished folder → an address for browsers of this machine, as long as it is used.

import { startServer } from '../../watch/serve/start-server.ts';
import { SiteError } from '../../files/site-error.ts';
import type { CheckedSite } from '../checked-site.ts';

/** Serves the folder while `use` runs; `origin` ends without a slash. Rejects if no port is free. */
export async function serveFolder<Value>(
  { folder, base }: Pick<CheckedSite, 'folder' | 'base'>,
  use: (origin: string) => Promise<Value>,
): Promise<Value> {
  const server = await startServer({ folder, port: 0, base });
  if (server.kind === 'refused') throw new SiteError(server.message, server.hint);
  try {
    return await use(`http://localhost:${server.port}`);
  } finally {
    await server.close();
  }
}
