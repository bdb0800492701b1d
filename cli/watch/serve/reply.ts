// A reply as a value with status, headers and body. Only `sendReply` writes it to a socket.

import type { ServerResponse } from 'node:http';

/** The reply to one request. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Creates a reply with one line of plain text. */
export function textReply(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(`${text}\n`),
  };
}

/** Sends a reply; a HEAD request gets the same headers without a body. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  const isBodiless = reply.status === 304 || response.req.method === 'HEAD';
  const length = reply.status === 304 ? {} : { 'content-length': String(reply.body.byteLength) };

  response.writeHead(reply.status, { ...reply.headers, 'x-content-type-options': 'nosniff', ...length });
  response.end(isBodiless ? undefined : reply.body);
}
