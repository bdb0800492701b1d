// Compresses replies with gzip, if they are text and the client accepts it, as static hosts do. Parts of files, and
// small or compressed files, stay unchanged. Recent results are cached by tag, because a window that is opened again
// requests the same scripts.

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from './reply.ts';

const gzipped = promisify(gzip);
const textTypes = /^(text\/|application\/(json|javascript|xml|manifest\+json|wasm|rss\+xml|atom\+xml)|image\/svg\+xml)/;
/** Smaller replies fit into one network packet anyway. */
const minBytes = 1024;

/** The size of the cache; a page with demos needs less than one megabyte of it. */
const maxCachedBytes = 32 * 1024 ** 2;

type Client = Pick<IncomingMessage, 'headers'>;

/** Creates the function that compresses replies. A tag becomes weak, because the bytes are no longer those of the file. */
export function createReplyPacker(limit = maxCachedBytes): (reply: Reply, request: Client) => Promise<Reply> {
  const pack = cachePacked(limit);

  return async (reply, request) => {
    const { headers, body } = reply;
    if (!textTypes.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) return reply;

    const varied: Record<string, string> = {
      ...headers,
      vary: headers.vary === undefined ? 'accept-encoding' : `${headers.vary}, accept-encoding`,
    };
    const isWhole = reply.status !== 206 && reply.status !== 304 && body.byteLength >= minBytes;
    if (!isWhole || !takesGzip(request.headers['accept-encoding'])) return { ...reply, headers: varied };

    const { 'accept-ranges': _ranges, ...rest } = varied;
    const etag: Record<string, string> = rest.etag === undefined ? {} : { etag: `W/${rest.etag}` };
    return { ...reply, headers: { ...rest, ...etag, 'content-encoding': 'gzip' }, body: await pack(reply) };
  };
}

/** Compresses bodies, with a cache by strong tag, which identifies the exact bytes. */
function cachePacked(limit: number): (reply: Reply) => Promise<Uint8Array> {
  const cache = new Map<string, Uint8Array>();
  let bytes = 0;

  return async ({ headers: { etag = '' }, body }) => {
    const cached = cache.get(etag);
    if (cached) {
      cache.delete(etag);
      cache.set(etag, cached);
      return cached;
    }

    const packed = await gzipped(body);
    if (!etag.startsWith('"') || cache.has(etag)) return packed;
    cache.set(etag, packed);
    bytes += packed.byteLength;
    for (const [oldest, { byteLength }] of cache) {
      if (bytes <= limit) break;
      cache.delete(oldest);
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
