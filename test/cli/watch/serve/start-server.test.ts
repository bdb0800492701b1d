import { rename, rm, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexFolder } from '../../../../cli/watch/serve/index-folder.ts';
import { startServer, type RunningServer } from '../../../../cli/watch/serve/start-server.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';
import { ask, makeFolder, removeFolder, start, writeFiles } from './serve-folder.ts';

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await makeFolder({
    'index.html': '<body>Home</body>',
    '404.html': '<body>Nothing here</body>',
    'a/index.html': '<body>A</body>',
    'assets/app.js': 'let a;',
    '.env': 'SECRET=1',
    '.git/config': 'SECRET=1',
    '.vitrine.json': 'SECRET=1',
    '../out-secret/a.txt': 'SECRET=1',
    '../x.map': 'SECRET=1',
  });
  await symlink(join(dirname(folder), 'out-secret/a.txt'), join(folder, 'leak.txt'));
  await symlink(join(folder, '.env'), join(folder, 'env.txt'));
  server = await start({ folder });
});

afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

describe('row 70: traversal', () => {
  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%252e%252e/etc/passwd',
    '/a/../../../../../../etc/passwd',
    '/..%252f..%252fetc/passwd',
    '//etc/passwd',
    '/.%2e/.%2e/etc/passwd',
    '/a/..;/etc/passwd',
  ])('%s finds nothing', async (target) => {
    const answer = await ask(server.port, target);

    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('root:');
  });
});

describe('row 71: a fragment in the target', () => {
  it.each(['/x#/../../../etc/passwd', '/#', '/?a#b'])('%s is malformed', async (target) => {
    expect((await ask(server.port, target)).status).toBe(400);
  });
});

describe('row 73: malformed characters', () => {
  it.each(['/%E0%A4%A', '/%ff', '/%00', '/a%00.html', '/%', '/%0d%0aX-Evil:1', 'a', '*', 'http://localhost/'])(
    '%s is malformed, and the next request is answered',
    async (target) => {
      expect((await ask(server.port, target)).status).toBe(400);
      expect((await ask(server.port, '/')).body).toBe('<body>Home</body>');
    },
  );
});

describe('row 74: secrets', () => {
  it.each([
    '/.env',
    '/.env?raw',
    '/.env?raw??',
    '/.env?import&raw',
    '/.env?.svg',
    '/.env/.',
    '/./.env',
    '//.env',
    '/.ENV',
    '/.env::$DATA',
    '/.git/config',
    '/.vitrine.json',
    '/leak.txt',
    '/env.txt',
    '/%2eenv',
    '/a/../.env',
    '/@fs/.env',
  ])('%s is not found', async (target) => {
    const answer = await ask(server.port, target);

    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('SECRET');
  });
});

describe('row 75: a folder beside the site', () => {
  it.each(['/../out-secret/a.txt', '/-secret/a.txt', '/a/../../out-secret/a.txt'])(
    '%s is not found',
    async (target) => {
      const answer = await ask(server.port, target);

      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('SECRET');
    },
  );
});

describe('row 77: source maps above the site', () => {
  it('are not found', async () => {
    expect((await ask(server.port, '/assets/../../x.map')).status).toBe(404);
  });
});

describe('row 78: spellings of Windows', () => {
  it.each(['/..%5c..%5cx', '/ENV~1', '/..\\..\\x', '/a\\index.html', '/C:/x', '/index.html.'])(
    '%s finds nothing',
    async (target) => {
      expect([400, 404]).toContain((await ask(server.port, target)).status);
    },
  );
});

describe('row 79: DNS rebinding', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    '10.0.0.1',
    'xlocalhost',
    '.localhost',
    '',
  ])('the host "%s" is refused', async (host) => {
    const answer = await ask(server.port, '/', { headers: { Host: host } });

    expect(answer.status).toBe(host === '' ? 400 : 403);
    expect(answer.body).not.toContain('Home');
  });

  it('the refusal is one line with a hint', async () => {
    const { body } = await ask(server.port, '/', { headers: { Host: 'evil.example' } });

    expect(body).toBe(
      'This server only answers requests to localhost. Start it with --host NAME to open it under another name.\n',
    );
  });

  it.each(['localhost', 'foo.localhost:1', 'LOCALHOST', '127.0.0.1', '127.8.9.10:80', '[::1]:4000'])(
    'the host "%s" is answered',
    async (host) => {
      expect((await ask(server.port, '/', { headers: { Host: host } })).status).toBe(200);
    },
  );

  it('the host that the server was started with is answered', async () => {
    const open = await start({ folder, host: '0.0.0.0' });

    expect((await ask(open.port, '/', { headers: { Host: '0.0.0.0' } })).status).toBe(200);
    expect((await ask(open.port, '/', { headers: { Host: 'evil.example' } })).status).toBe(403);
    await open.close();
  });
});

describe('row 81: scripts in a page of another site', () => {
  const load = (site: string, dest: string) =>
    ask(server.port, '/assets/app.js', { headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': dest } });

  it.each(['cross-site', 'same-site'])('are refused to a %s page', async (site) => {
    const { status, body } = await load(site, 'script');

    expect({ status, body }).toEqual({ status: 403, body: 'Only pages of this server may load its scripts.\n' });
  });

  it.each([
    ['same-origin', 'script'],
    ['none', 'document'],
    ['cross-site', 'document'],
    ['cross-site', 'image'],
    ['', ''],
  ])('leave a request from "%s" for a "%s" alone', async (site, dest) => {
    expect((await load(site, dest)).status).toBe(200);
  });
});

describe('row 82: the address', () => {
  it('is loopback by default, without a notice', () => {
    expect(server.url).toBe(`http://localhost:${server.port}/`);
    expect(server.notices).toEqual([]);
  });

  it('of all interfaces brings a warning', async () => {
    const open = await start({ folder, host: '0.0.0.0' });

    expect(open.notices).toEqual(['Everyone who reaches "0.0.0.0" over the network can read this site.']);
    await open.close();
  });

  it('of another machine is refused', async () => {
    expect(await startServer({ folder, port: 0, host: '192.0.2.1' })).toEqual({
      kind: 'refused',
      rule: 'host-unknown',
      message: 'The host "192.0.2.1" is not an address of this machine (EADDRNOTAVAIL)',
      hint: 'Leave --host out, or name an address of this machine.',
      exitCode: 2,
    });
  });
});

describe('row 83: redirects to another host', () => {
  it.each([
    '/%2fevil.example/..',
    '//evil.example//',
    '/evil.example//',
    '/\\evil.example',
    '/%5cevil.example/',
    '//evil.example/a',
    '//evil.example/%2e%2e/a',
    '/a//',
    '/.//evil.example/a',
  ])('do not happen for %s', async (target) => {
    expect((await ask(server.port, target)).headers).not.toHaveProperty('location');
  });
});

describe('row 85: endpoints of editors and inspectors', () => {
  it.each(['/__open-in-editor?file=index.html', '/__inspect', '/_live/events', '/_live/client.js'])(
    '%s is not found',
    async (target) => {
      expect((await ask(server.port, target)).status).toBe(404);
    },
  );
});

describe('row 86: methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const answer = await ask(server.port, '/', { method });

    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/', '/none', '/a', '/assets/app.js'])('HEAD %s has the headers of GET and no body', async (target) => {
    const [head, full] = [await ask(server.port, target, { method: 'HEAD' }), await ask(server.port, target)];

    expect(head.status).toBe(full.status);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
    expect(head.body).toBe('');
    expect(full.body).not.toBe('');
  });
});

describe('row 87: a port in use', () => {
  it('is refused if it was requested', async () => {
    expect(await startServer({ folder, port: server.port })).toEqual({
      kind: 'refused',
      rule: 'port-in-use',
      message: `Port ${server.port} is in use`,
      hint: 'Stop the other program, or choose another port with --port.',
      exitCode: 2,
    });
  });

  it('is skipped if none was requested', async () => {
    const first = await startServer({ folder });
    const second = await startServer({ folder });
    if (first.kind === 'refused' || second.kind === 'refused') throw new Error('No port near 4000 is free');

    expect(second.port).toBeGreaterThan(first.port);
    expect(second.notices).toEqual([`Port 4000 is in use, so the site is at port ${second.port}.`]);
    await Promise.all([first.close(), second.close()]);
  });

  it('that is not a port number is refused', async () => {
    expect(await startServer({ folder, port: 70_000 })).toMatchObject({
      rule: 'port-invalid',
      message: 'The port 70000 is not a valid port',
      hint: 'Use a whole number from 0 to 65535.',
    });
  });
});

describe('row 89: limits', () => {
  it('an address of 20 kB is too long', async () => {
    expect([414, 431]).toContain((await ask(server.port, `/${'a'.repeat(20_000)}`)).status);
  });

  it.each([
    ['folders', `/${'a/'.repeat(7000)}`],
    ['folders that lead nowhere', `/${'./'.repeat(7000)}`],
    ['encoded folders', `/${'%c3%a9/'.repeat(2000)}`],
    ['a page in folders', `${'/a'.repeat(7000)}/index.html/`],
  ])('an address of 14 kB of %s is looked up at once', async (_name, target) => {
    const start = process.cpuUsage();
    const { status, body } = await ask(server.port, target);

    expect({ status, body }).toEqual({ status: 404, body: '<body>Nothing here</body>' });
    expect(processorMilliseconds(start)).toBeLessThan(200);
  });

  it('300 idle connections leave the server answering', async () => {
    const idle: Socket[] = await Promise.all(
      Array.from(
        { length: 300 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
          }),
      ),
    );

    expect((await ask(server.port, '/')).status).toBe(200);
    idle.forEach((socket) => socket.destroy());
  });
});

describe('row 114: a build beside the server', () => {
  it('is served when it replaces the folder, and never partly', async () => {
    const own = await makeFolder({ 'index.html': 'one', 'old.html': 'old' });
    const running = await start({ folder: own });
    expect((await ask(running.port, '/')).body).toBe('one');
    await writeFiles(`${own}.next`, { 'index.html': 'two', 'new.html': 'new' });

    await rename(own, `${own}.old`);
    const between = ask(running.port, '/');
    await rename(`${own}.next`, own);

    expect((await between).body).toMatch(/^(one|two)$/);
    expect((await ask(running.port, '/')).body).toBe('two');
    expect((await ask(running.port, '/new')).body).toBe('new');
    expect((await ask(running.port, '/old')).status).toBe(404);
    await running.close();
    await removeFolder(own);
  });

  it('that removed the folder is reported', async () => {
    const own = await makeFolder({ 'index.html': 'one' });
    const running = await start({ folder: own });
    await rm(own, { recursive: true });

    const answer = await ask(running.port, '/');

    expect(answer.status).toBe(503);
    expect(answer.body).toBe(
      'The output folder is missing or being replaced. Run docs build if it does not come back.\n',
    );
    await running.close();
    await removeFolder(own);
  });
});

describe('replaced files', () => {
  it('are served from the next request on', async () => {
    const other = await makeFolder({ 'index.html': 'Other' });
    const running = await start({ folder });

    running.replaceFiles((await indexFolder(other))!); // written above

    expect((await ask(running.port, '/')).body).toBe('Other');
    expect((await ask(running.port, '/a/')).status).toBe(404);
    await running.close();
    await removeFolder(other);
  });
});

describe('a missing folder', () => {
  it('is refused with a hint', async () => {
    expect(await startServer({ folder: join(folder, 'none'), port: 0 })).toEqual({
      kind: 'refused',
      rule: 'out-missing',
      message: `There is no folder "${join(folder, 'none')}" to serve`,
      hint: 'Run docs build first.',
      exitCode: 2,
    });
  });
});
