// A small temporary output folder, a server for it, and raw requests, because fetch would normalize the addresses that
// these tests are about.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer, type RunningServer } from '../../../../cli/watch/serve/start-server.ts';

/** Files of an output folder by name. */
export type Files = Readonly<Record<string, string>>;

/** Writes files to a new temporary folder and names it. */
export async function makeFolder(files: Files): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'serve-')), 'out');
  await mkdir(folder);
  await writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Removes what `makeFolder` made. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(dirname(folder), { recursive: true, force: true });
}

/** Starts a server on a free port, and fails the test when it is refused. */
export async function start(options: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const server = await startServer({ port: 0, ...options });
  if (server.kind === 'refused') throw new Error(server.message);
  return server;
}

/** The parts of an answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly text: string;
}

/** Sends one request with the target exactly as given. */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Files } = {},
): Promise<Answer> {
  const all = { Host: `localhost:${port}`, Connection: 'close', ...headers };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const text = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`);
  const [top = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = top.split('\r\n');
  const entries = lines.map(
    (line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(entries),
    body: rest.join('\r\n\r\n'),
    text,
  };
}

function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
