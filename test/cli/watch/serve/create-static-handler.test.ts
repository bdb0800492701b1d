import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../cli/watch/serve/start-server.ts';
import { ask, makeFolder, removeFolder, start } from './serve-folder.ts';

let folder: string;
let server: RunningServer;
let based: RunningServer;

beforeAll(async () => {
  folder = await makeFolder({
    'index.html': '<body>Home</body>',
    '404.html': '<body>Nothing here</body>',
    'pt/404.html': '<body>Nada aqui</body>',
    'a/index.html': '<body>A</body>',
    'plain.html': '<body>Plain</body>',
    'é ü/index.html': '<body>Umlaut</body>',
    'notes.txt': '0123456789',
    _redirects: [
      '# moved',
      '/old /a/ 301',
      '/temp/:name/* /a/?n=:name#:splat 302',
      '/up/* /:splat 301',
      '/gap/* /:splat/x 301',
      '/out/* https://example.com/to/:splat 307',
      '/rewrite /a/ 200',
      '/x/* https://other.example/x/:splat 200',
      '/gone /404.html 410',
      '/plain /a/ 301',
      '/notes.txt /a/ 301!',
      '/slash /slash/ 301',
    ].join('\n'),
    _headers: '/*\n  X-Frame-Options: DENY\n/a/*\n  Cache-Control: max-age=60\n  X-Frame-Options: SAMEORIGIN\n',
    ...Object.fromEntries(
      ['js', 'mjs', 'css', 'svg', 'json', 'woff2', 'wasm', 'png', 'webmanifest', 'xml', 'md'].map((name) => [
        `t/f.${name}`,
        'x',
      ]),
    ),
    't/f.unknown': 'x',
    '_app/live/frame.abc.html': '<body>Frame</body>',
  });
  server = await start({ folder });
  based = await start({ folder, base: '/docs' });
});

afterAll(async () => {
  await Promise.all([server.close(), based.close()]);
  await removeFolder(folder);
});

describe('clean URLs', () => {
  it.each([
    ['/', '<body>Home</body>'],
    ['/?q=1', '<body>Home</body>'],
    ['/a/', '<body>A</body>'],
    ['/%C3%A9%20%C3%BC/', '<body>Umlaut</body>'],
    ['/e%CC%81%20u%CC%88/', '<body>Umlaut</body>'],
    ['/plain', '<body>Plain</body>'],
    ['/plain.html', '<body>Plain</body>'],
  ])('%s is a page', async (target, body) => {
    expect(await ask(server.port, target)).toMatchObject({ status: 200, body });
  });

  it.each([
    ['/a', '/a/'],
    ['/a?q=1&r=%2F', '/a/?q=1&r=%2F'],
    ['/a.html', '/a/'],
    ['/a/index.html?q', '/a/?q'],
    ['/a/index', '/a/'],
    ['/index.html', '/'],
    ['/plain/', '/plain'],
    ['/%C3%A9%20%C3%BC', '/%C3%A9%20%C3%BC/'],
  ])('%s redirects to %s', async (target, location) => {
    const answer = await ask(server.port, target);

    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['/none', '/none/', '/A/', '/a/none.html', '/_redirects', '/_headers'])(
    '%s gets the 404 page',
    async (target) => {
      expect(await ask(server.port, target)).toMatchObject({ status: 404, body: '<body>Nothing here</body>' });
    },
  );

  it.each([
    ['/pt/none/', 'Nada aqui'],
    ['/pt/a/b/c', 'Nada aqui'],
    ['/pt/', 'Nada aqui'],
    ['/ptx/none', 'Nothing here'],
    ['/pt', 'Nothing here'],
  ])('%s gets the nearest 404 page', async (target, words) => {
    expect(await ask(server.port, target)).toMatchObject({ status: 404, body: `<body>${words}</body>` });
  });

  it('a site without a 404 page answers with a plain one', async () => {
    const bare = await makeFolder({ 'a.txt': '' });
    const running = await start({ folder: bare });

    const answer = await ask(running.port, '/');

    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<h1>Not found</h1>');
    await running.close();
    await removeFolder(bare);
  });
});

describe('redirect rules', () => {
  it.each([
    ['/old', 301, '/a/'],
    ['/old/', 301, '/a/'],
    ['/old?q=1', 301, '/a/?q=1'],
    ['/temp/n/s/t', 302, '/a/?n=n#s/t'],
    ['/out/p/q?r=1', 307, 'https://example.com/to/p/q?r=1'],
    ['/notes.txt', 301, '/a/'],
    ['/up/b/c/', 301, '/b/c/'],
  ])('lead %s with %i to %s', async (target, status, location) => {
    const answer = await ask(server.port, target);

    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/up//evil.example',
    '/up/%2fevil.example',
    '/up/%5cevil.example',
    '/up/\\evil.example',
    '/up/%09/evil.example',
    '/gap/',
    '/gap',
  ])('row 83: do not lead %s to another host', async (target) => {
    const { headers } = await ask(server.port, target);

    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('rewrite within the site without a redirect', async () => {
    expect(await ask(server.port, '/rewrite')).toMatchObject({ status: 200, body: '<body>A</body>' });
  });

  it('that proxy to another host are refused', async () => {
    expect(await ask(server.port, '/x/grid/')).toMatchObject({
      status: 502,
      body: 'A rule passes this address to another host, which this server does not contact: https://other.example/x/grid/\n',
    });
  });

  it('give a status to a page', async () => {
    expect(await ask(server.port, '/gone')).toMatchObject({ status: 410, body: '<body>Nothing here</body>' });
  });

  it('yield to a file unless they are forced', async () => {
    expect((await ask(server.port, '/plain')).body).toBe('<body>Plain</body>');
  });

  it('that only add a slash do not redirect again', async () => {
    expect((await ask(server.port, '/slash')).headers.location).toBe('/slash/');
    expect((await ask(server.port, '/slash/')).status).toBe(404);
  });
});

describe('a base path', () => {
  it.each([
    ['/', 302, '/docs/'],
    ['/docs?q', 301, '/docs/?q'],
    ['/docs/a', 301, '/docs/a/'],
    ['/docs/old', 301, '/docs/a/'],
    ['/docs/index.html', 301, '/docs/'],
  ])('leads %s with %i to %s', async (target, status, location) => {
    const answer = await ask(based.port, target);

    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it('is part of every page', async () => {
    expect((await ask(based.port, '/docs/a/')).body).toBe('<body>A</body>');
    expect((await ask(based.port, '/docs/a/')).headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await ask(based.port, '/a/')).status).toBe(404);
    expect((await ask(based.port, '/docsa/')).status).toBe(404);
    expect(based.url).toBe(`http://localhost:${based.port}/docs/`);
  });
});

describe('row 90: headers', () => {
  it.each([
    ['js', 'text/javascript; charset=utf-8'],
    ['mjs', 'text/javascript; charset=utf-8'],
    ['css', 'text/css; charset=utf-8'],
    ['svg', 'image/svg+xml'],
    ['json', 'application/json; charset=utf-8'],
    ['woff2', 'font/woff2'],
    ['wasm', 'application/wasm'],
    ['png', 'image/png'],
    ['webmanifest', 'application/manifest+json; charset=utf-8'],
    ['xml', 'application/xml; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['unknown', 'application/octet-stream'],
  ])('of .%s files have the content type %s', async (extension, type) => {
    const { headers } = await ask(server.port, `/t/f.${extension}`);

    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('of a page have the content type of HTML', async () => {
    expect((await ask(server.port, '/')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('from _headers win, and the later rule over the earlier', async () => {
    const { headers } = await ask(server.port, '/a/');

    expect(headers['cache-control']).toBe('max-age=60');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('never let a page of a live server be cached', async () => {
    const running = await start({ folder, live: true });

    expect((await ask(running.port, '/a/')).headers['cache-control']).toBe('no-store');
    await running.close();
  });
});

describe('the script that reloads pages', () => {
  it.each([
    ['/', '/a/', '/_app/live/frame.abc.html', undefined],
    ['/docs', '/docs/a/', '/docs/_app/live/frame.abc.html', '/docs'],
  ])('is in every page under %s, including the missing one, and in no frame', async (_name, page, frame, base) => {
    const running = await start({ folder, live: true, ...(base && { base }) });
    const bodies = await Promise.all(
      [page, `${page}gone/`, frame].map(async (path) => (await ask(running.port, path)).body),
    );
    await running.close();

    expect(bodies.map((body) => body.includes('/_live/client.js'))).toEqual([true, true, false]);
    expect(bodies[2]).toBe('<body>Frame</body>');
  });
});

describe('row 91: conditional requests', () => {
  it('a known version is not sent again', async () => {
    const { headers } = await ask(server.port, '/t/f.css');

    const again = await ask(server.port, '/t/f.css', { headers: { 'If-None-Match': `"other", W/${headers.etag}` } });

    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  it.each([
    ['bytes=2-4', 206, 'ody', 'bytes 2-4/17'],
    ['bytes=14-', 206, 'dy>', 'bytes 14-16/17'],
    ['bytes=-3', 206, 'dy>', 'bytes 14-16/17'],
    ['bytes=14-99999', 206, 'dy>', 'bytes 14-16/17'],
    ['bytes=999999-', 416, '', 'bytes */17'],
    ['bytes=-0', 416, '', 'bytes */17'],
  ])('the range %s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await ask(server.port, '/', { headers: { Range: range } });

    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.body).toBe(body);
  });

  it.each(['bytes=', 'bytes=a-b', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=99999999999999999999-'])(
    'the range %s is ignored',
    async (range) => {
      expect(await ask(server.port, '/', { headers: { Range: range } })).toMatchObject({
        status: 200,
        body: '<body>Home</body>',
      });
    },
  );

  it('a range of another version is answered with the whole file', async () => {
    expect((await ask(server.port, '/', { headers: { Range: 'bytes=0-1', 'If-Range': '"other"' } })).status).toBe(200);
  });
});
