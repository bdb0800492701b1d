import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressReply } from '../../../cli/serve/compress-reply.ts';

const body = Buffer.from('A line of a page. '.repeat(100));
const page = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"abc"', 'accept-ranges': 'bytes' },
  body,
};
const asking = (accepted: string) => ({ headers: { 'accept-encoding': accepted } });

describe('a reply', () => {
  it.each(['gzip', 'br, gzip, deflate', 'GZIP;q=0.5', '*'])(
    'is packed for a reader who takes "%s"',
    async (accepted) => {
      const reply = await compressReply(page, asking(accepted));

      expect(reply.headers).toEqual({
        'content-type': 'text/html; charset=utf-8',
        etag: 'W/"abc"',
        vary: 'accept-encoding',
        'content-encoding': 'gzip',
      });
      expect(gunzipSync(reply.body).equals(body)).toBe(true);
    },
  );

  it.each(['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0, *'])(
    'stays as it is for a reader who takes "%s"',
    async (accepted) => {
      expect(await compressReply(page, asking(accepted))).toEqual({
        ...page,
        headers: { ...page.headers, vary: 'accept-encoding' },
      });
    },
  );

  it.each([
    ['is small', { ...page, body: Buffer.from('A') }],
    ['is a part of a file', { ...page, status: 206 }],
  ])('stays as it is when it %s', async (_name, reply) => {
    expect((await compressReply(reply, asking('gzip'))).body).toBe(reply.body);
  });

  it.each([
    ['a picture', { ...page, headers: { 'content-type': 'image/png' } }],
    ['packed already', { ...page, headers: { ...page.headers, 'content-encoding': 'br' } }],
  ])('is left alone when it is %s', async (_name, reply) => {
    expect(await compressReply(reply, asking('gzip'))).toBe(reply);
  });

  it('says what else it varies by', async () => {
    const reply = await compressReply({ ...page, headers: { ...page.headers, vary: 'cookie' } }, asking('gzip'));

    expect(reply.headers.vary).toBe('cookie, accept-encoding');
  });
});
