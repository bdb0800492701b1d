import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../../cli/watch/serve/start-server.ts';
import { ask, makeFolder, removeFolder, start } from '../serve-folder.ts';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await makeFolder({ 'index.html': '<body>Home</body>', 'part.html': 'no body', 'a.txt': '</body>' });
  server = await start({ folder, live: true });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

async function listen(
  running: RunningServer,
  query = '',
): Promise<{ next: () => Promise<string>; stop: () => Promise<void> }> {
  const address = `http://127.0.0.1:${running.port}`;
  const answer = await fetch(`${address}/_live/events${query}`, { headers: { Origin: address } });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader(); // a 200 has a body
  return { next: async () => (await reader.read()).value ?? 'ended', stop: () => reader.cancel() };
}

describe('pages of a live server', () => {
  it('load the client at the end of the body', async () => {
    expect((await ask(server.port, '/')).body).toMatch(
      /^<body>Home<script src="\/_live\/client\.js" data-docs-revision="[\w.]+"><\/script><\/body>$/,
    );
    expect((await ask(server.port, '/part')).body).toMatch(/^no body<script src="\/_live\/client\.js"/);
    expect((await ask(server.port, '/none')).body).toContain('<script src="/_live/client.js"');
  });

  it('are the only files that load it', async () => {
    expect((await ask(server.port, '/a.txt')).body).toBe('</body>');
  });
});

describe('the client', () => {
  it('is a self-contained script', async () => {
    const { headers, body } = await ask(server.port, '/_live/client.js');

    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(() => new Function(body)).not.toThrow();
    expect(body).not.toMatch(/\bimport\b|__vi|__name|innerHTML/);
  });
});

describe('the events', () => {
  it('are requested with the address of the page, so that open pages are known', async () => {
    const own = await start({ folder, live: true });
    const pages = ['?page=%2Fa%2F', '', '?page=%2F%25C3%25A1%2F', '?page=%2Fa%2F', '?page=%25'];
    const open = await Promise.all(pages.map((query) => listen(own, query)));
    await Promise.all(open.map(({ next }) => next()));

    expect(own.openPages().sort()).toEqual(['/a/', '/á/']);
    await own.close();
  });

  it('are a greeting, then changes, then the end', async () => {
    const running = await start({ folder, live: true });
    const events = await listen(running);
    expect(await events.next()).toMatch(
      /^retry: 500\n\nevent: hello\ndata: \{"revision":"\w+\.0"\}\n\nevent: problems\ndata: \{"text":""\}\n\n$/,
    );

    running.reload({ pages: ['/a/'] });
    expect(await events.next()).toMatch(/^event: reload\ndata: \{"revision":"\w+\.1","pages":\["\/a\/"\]\}\n\n$/);
    running.reload({ styles: true });
    expect(await events.next()).toMatch(/^event: reload\ndata: \{"revision":"\w+\.2","styles":true\}\n\n$/);
    running.beginBuild();
    running.swap({ pages: ['/a/'], keys: ['A'], code: 'export {};' });
    expect(await events.next()).toMatch(
      /^event: swap\ndata: \{"revision":"(\w+)\.3","number":3,"module":"\/_live\/demo-\1-3\.js"/,
    );
    running.endBuild({ pages: ['/a/'] });
    expect(await events.next()).toMatch(
      /^event: built\ndata: \{"revision":"\w+\.4","begun":2,"change":\{"pages":\["\/a\/"\]\}\}\n\n$/,
    );
    running.beginBuild();
    running.endBuild();
    expect(await events.next()).toMatch(/^event: built\ndata: \{"revision":"\w+\.4","begun":4\}\n\n$/);
    running.showProblems('<b>one</b>\n\nevent: reload');
    expect(await events.next()).toBe('event: problems\ndata: {"text":"<b>one</b>\\n\\nevent: reload"}\n\n');

    await running.close();
    expect(await events.next()).toBe('ended');
  });

  it('send the current problems to a page that connects later', async () => {
    server.showProblems('one');
    const events = await listen(server);

    expect(await events.next()).toContain('data: {"text":"one"}');
    await events.stop();
  });
});

describe('row 81: a foreign page', () => {
  it.each([
    [{ Origin: 'http://evil.example' }],
    [{ Origin: 'http://1.2.3.4' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://localhost' }],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Referer: 'http://evil.example/' }],
    [{}],
  ])('with the headers %j receives nothing', async (headers) => {
    const answer = await ask(server.port, '/_live/events', { headers });

    expect(answer.status).toBe(403);
    expect(answer.body).toBe('Only pages of this server may listen to it.\n');
  });

  it.each(['/', '/_live/events'])('opens no web socket at %s', async (target) => {
    const headers = { Upgrade: 'websocket', Connection: 'Upgrade, close', Origin: 'http://evil.example' };

    expect((await ask(server.port, target, { headers })).status).toBe(403);
  });

  it('does not affect a page of this server', async () => {
    const own = await ask(server.port, '/_live/events', {
      method: 'HEAD',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });

    expect(own.status).toBe(200);
    expect(own.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });
});
