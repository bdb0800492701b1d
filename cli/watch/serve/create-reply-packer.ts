// A reply → the same, packed with gzip where it is text and its reader takes it, as static hosts do.
// A part of a file and a file that is small or packed already stay as they are. What was packed last is
// kept by its tag: a window that is opened again asks for the same scripts.

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from './reply.ts';

const gzipped = promisify(gzip);
const textTypes = /^(text\/|application\/(json|javascript|xml|manifest\+json|wasm|rss\+xml|atom\+xml)|image\/svg\+xml)/;
/** Below this many bytes a packet of the network is not filled anyway. */
const leastBytes = 1024;

/** How many packed bytes are kept; a page with demos needs less than one of these megabytes. */
const keptBytes = 32 * 1024 ** 2;

type Asker = Pick<IncomingMessage, 'headers'>;

/** Makes the function that packs replies; a tag becomes a weak one, because the bytes are no longer those of the file. */
export function createReplyPacker(limit = keptBytes): (reply: Reply, request: Asker) => Promise<Reply> {
  const pack = keepPacked(limit);

  return async (reply, request) => {
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
    return { ...reply, headers: { ...rest, ...etag, 'content-encoding': 'gzip' }, body: await pack(reply) };
  };
}

/** Packs a body, or takes it from those that were asked for last. A strong tag stands for the very bytes. */
function keepPacked(limit: number): (reply: Reply) => Promise<Uint8Array> {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;

  return async ({ headers: { etag = '' }, body }) => {
    const known = kept.get(etag);
    if (known) {
      kept.delete(etag);
      kept.set(etag, known);
      return known;
    }

    const packed = await gzipped(body);
    if (!etag.startsWith('"') || kept.has(etag)) return packed;
    kept.set(etag, packed);
    bytes += packed.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= limit) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
    return packed;
  };
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
