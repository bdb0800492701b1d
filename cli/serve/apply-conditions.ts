// A whole 200 reply and the conditions of its request → the same, a part of it, or "not modified".
// A range that makes no sense is ignored, as the HTTP specification allows; one past the end is 416.

import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply.ts';

/** Answers If-None-Match, Range and If-Range. */
export function applyConditions(reply: Reply, request: { method?: string; headers: IncomingHttpHeaders }): Reply {
  const etag = reply.headers.etag ?? '';
  if (reply.status !== 200) return reply;
  if (hasMatch(request.headers['if-none-match'], etag)) return { ...reply, status: 304, body: new Uint8Array() };

  const whole = { ...reply, headers: { ...reply.headers, 'accept-ranges': 'bytes' } };
  const ifRange = request.headers['if-range'];
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return whole;
  return cutRange(whole, request.headers.range);
}

function hasMatch(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function cutRange(reply: Reply, range: string | undefined): Reply {
  const size = reply.body.byteLength;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return reply;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return reply;

  // Without a first byte the number counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= end) {
    return { status: 416, headers: { ...reply.headers, 'content-range': `bytes */${size}` }, body: new Uint8Array() };
  }

  const contentRange = `bytes ${start}-${end - 1}/${size}`;
  return {
    status: 206,
    headers: { ...reply.headers, 'content-range': contentRange },
    body: reply.body.subarray(start, end),
  };
}
