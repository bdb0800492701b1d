// A reply → the same, packed with gzip where it is text and its reader takes it, as static hosts do.
// A part of a file and a file that is small or packed already stay as they are.

import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from './reply.ts';

const pack = promisify(gzip);
const textTypes = /^(text\/|application\/(json|javascript|xml|manifest\+json|wasm|rss\+xml|atom\+xml)|image\/svg\+xml)/;
/** Below this many bytes a packet of the network is not filled anyway. */
const leastBytes = 1024;

/** Packs a reply; its tag becomes a weak one, because the bytes are no longer those of the file. */
export async function compressReply(reply: Reply, request: { headers: IncomingHttpHeaders }): Promise<Reply> {
  const { headers, body } = reply;
  if (!textTypes.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) return reply;

  const varied: Record<string, string> = {
    ...headers,
    vary: headers.vary === undefined ? 'accept-encoding' : `${headers.vary}, accept-encoding`,
  };
  const isWhole = reply.status !== 206 && reply.status !== 304 && body.byteLength >= leastBytes;
  if (!isWhole || !takesGzip(request.headers['accept-encoding'])) return { ...reply, headers: varied };

  const { 'accept-ranges': _ranges, ...rest } = varied;
  const etag: Record<string, string> = rest.etag === undefined ? {} : { etag: `W/${rest.etag}` };
  return { ...reply, headers: { ...rest, ...etag, 'content-encoding': 'gzip' }, body: await pack(body) };
}

/** Reads an Accept-Encoding header; a quality of 0 means "not this one" (RFC 9110, section 12.5.3). */
function takesGzip(accepted: string | string[] | undefined): boolean {
  const choices = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((choice) => choice.trim().split(/(?<!\s)\s*;\s*q=/));
  const quality = (name: string) =>
    choices.find(([encoding]) => encoding === name)?.[1] ??
    (choices.some(([encoding]) => encoding === name) ? '1' : undefined);
  return Number(quality('gzip') ?? quality('*') ?? '0') > 0;
}
