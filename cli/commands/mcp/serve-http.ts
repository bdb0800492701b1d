// Serves tools over HTTP on this machine. Only this machine can reach it, and no page of another site: the Host and
// Origin headers are checked as in docs serve.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isAllowedHost } from '../../watch/serve/is-allowed-host.ts';
import { openPort, type Refusal } from '../../watch/serve/open-port.ts';
import { sendReply, textReply, type Reply } from '../../watch/serve/reply.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { Tool } from './tools/tool.ts';

/** A running server. */
interface RunningMcp {
  readonly kind: 'running';
  readonly url: string;
  close(): Promise<void>;
}

/** Serves tools at /mcp. */
export async function serveHttp(
  tools: readonly Tool[],
  { port, version }: { readonly port: number; readonly version: string },
): Promise<RunningMcp | Refusal> {
  const opened = await openPort((request, response) => void answer(request, response), { port, host: '127.0.0.1' });
  if (opened.kind === 'refused') return opened;
  return { kind: 'running', url: `http://127.0.0.1:${opened.port}/mcp`, close: () => opened.close() };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(request);
    if (refusal) return sendReply(response, refusal);

    // Requests share no state, so each has its own server.
    const server = createMcpServer(tools, { version });
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    response.on('close', () => void server.close());
    try {
      // The two packages declare the same type, one of them with optional keys.
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      await transport.handleRequest(request, response);
    } catch {
      if (!response.headersSent) sendReply(response, textReply(500, 'Internal server error.'));
    }
  }
}

function findRefusal({ headers, url, method }: IncomingMessage): Reply | undefined {
  if (!isAllowedHost(headers.host, [])) return textReply(403, 'This server only answers requests from this machine.');
  if (headers.origin !== undefined && !isAllowedOrigin(headers.origin))
    return textReply(403, 'This server does not answer requests from pages of other sites.');
  if (url?.split('?')[0] !== '/mcp') return textReply(404, 'The protocol is available at /mcp.');
  if (method !== 'POST') return textReply(405, 'Send a message with POST.', { allow: 'POST' });
  return undefined;
}

function isAllowedOrigin(origin: string): boolean {
  return URL.canParse(origin) && isAllowedHost(new URL(origin).host, []);
}
