import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createReplyPacker } from '../../../../cli/watch/serve/create-reply-packer.ts';

const body = Buffer.from('A line of a page. '.repeat(100));
const page = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"abc"', 'accept-ranges': 'bytes' },
  body,
};
const asking = (accepted: string) => ({ headers: { 'accept-encoding': accepted } });

describe('a reply', () => {
  it.each(['gzip', 'br, gzip, deflate', 'GZIP;q=0.5', '*'])(
    'is compressed for a client that accepts "%s"',
    async (accepted) => {
      const reply = await createReplyPacker()(page, asking(accepted));

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
    'is not compressed for a client that accepts "%s"',
    async (accepted) => {
      expect(await createReplyPacker()(page, asking(accepted))).toEqual({
        ...page,
        headers: { ...page.headers, vary: 'accept-encoding' },
      });
    },
  );

  it.each([
    ['is small', { ...page, body: Buffer.from('A') }],
    ['is a part of a file', { ...page, status: 206 }],
  ])('is unchanged if it %s', async (_name, reply) => {
    expect((await createReplyPacker()(reply, asking('gzip'))).body).toBe(reply.body);
  });

  it.each([
    ['a picture', { ...page, headers: { 'content-type': 'image/png' } }],
    ['already compressed', { ...page, headers: { ...page.headers, 'content-encoding': 'br' } }],
  ])('is unchanged if it is %s', async (_name, reply) => {
    expect(await createReplyPacker()(reply, asking('gzip'))).toBe(reply);
  });

  it('keeps its other Vary headers', async () => {
    const reply = await createReplyPacker()({ ...page, headers: { ...page.headers, vary: 'cookie' } }, asking('gzip'));

    expect(reply.headers.vary).toBe('cookie, accept-encoding');
  });

  it('is compressed once while it is requested now and then, by its tag', async () => {
    const one = await createReplyPacker()(page, asking('gzip'));
    const pack = createReplyPacker(one.body.byteLength);
    const first = await pack(page, asking('gzip'));
    const again = await pack({ ...page, body: Buffer.from(body) }, asking('gzip'));
    const other = await pack({ ...page, headers: { ...page.headers, etag: '"def"' } }, asking('gzip'));
    const later = await pack(page, asking('gzip'));

    expect(again.body).toBe(first.body);
    expect(other.body).not.toBe(first.body);
    expect(later.body).not.toBe(first.body);
    expect(later.body).toEqual(first.body);
  });

  it.each<Record<string, string>>([{}, { etag: 'W/"abc"' }])(
    'is compressed each time if no strong tag identifies its bytes (%o)',
    async (tag) => {
      const pack = createReplyPacker();
      const plain = { ...page, headers: { 'content-type': 'text/html', ...tag } };
      const other = { ...plain, body: Buffer.from('Another line. '.repeat(100)) };

      expect(gunzipSync((await pack(plain, asking('gzip'))).body).equals(body)).toBe(true);
      expect(gunzipSync((await pack(other, asking('gzip'))).body).equals(other.body)).toBe(true);
    },
  );
});
