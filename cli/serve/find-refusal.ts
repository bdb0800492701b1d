// The head of a request → why it gets no answer, or nothing when it deserves one.
// Asked before anything is looked up.

import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from './is-allowed-host.ts';
import { textReply, type Reply } from './reply.ts';

/** Finds the reason to refuse a request; `hosts` are allowed beside this machine's own names. */
export function findRefusal(request: IncomingMessage, hosts: readonly string[]): Reply | undefined {
  if (countHosts(request) > 1) return textReply(400, 'A request has one Host header.');
  if (!isAllowedHost(request.headers.host, hosts)) {
    return textReply(
      403,
      'This server answers to localhost only. Start it with --host NAME to open it under another name.',
    );
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textReply(405, 'This server only reads: use GET or HEAD.', { allow: 'GET, HEAD' });
  }
  // A script needs nobody's leave to be run by a page of another site, which reads from it what it holds.
  if (request.headers['sec-fetch-dest'] === 'script' && isForeign(request.headers['sec-fetch-site'])) {
    return textReply(403, 'Only pages of this server may load its scripts.');
  }
  // There are none here; a page of another site that tries is told so plainly.
  if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) return textReply(403, 'There are no web sockets here.');
  return undefined;
}

// Browsers say so wherever an address is secure, as this machine's own are.
function isForeign(site: string | string[] | undefined): boolean {
  return site === 'cross-site' || site === 'same-site';
}

function countHosts(request: IncomingMessage): number {
  return request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
