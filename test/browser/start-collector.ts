// A collector of visits and votes on this machine, as a site's owner might run one on a host of its own:
// browsers ask it first whether they may send. The address in the pages is always the same, so that they
// are built once; Chromium is given the port to use for it.

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownSiteEnvironment } from '../../scripts/own-site.mjs';

/** What the pages of the tests are built with. */
export const collectorUrl = ownSiteEnvironment.DOCS_COLLECTOR;

/** The header by which the windows of the tests are told apart. */
export const readerHeader = 'x-reader';

/** What a window has sent. */
export interface Received {
  readonly path: string;
  readonly body: unknown;
}

/** Starts the collector. What a window has sent is read at "/received/<its name>". */
export async function startCollector(): Promise<{ port: number; close(): void }> {
  const received = new Map<string, Received[]>();

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const reader = String(request.headers[readerHeader]);
    if (path.startsWith('/received/')) {
      const name = path.slice('/received/'.length);
      return response.end(JSON.stringify(received.get(name) ?? []));
    }
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', `content-type, ${readerHeader}`);
    const text = request.method === 'POST' ? await readText(request) : undefined;
    if (text !== undefined)
      received.set(reader, [...(received.get(reader) ?? []), { path, body: JSON.parse(text || 'null') as unknown }]);
    return response.writeHead(204).end();
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Reads a text; undefined if the window was closed while it sent it. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
