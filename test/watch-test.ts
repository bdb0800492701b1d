// "docs serve --watch" for one test: the running command, its pages and what it sends to open pages.

import { spawn } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { docsCommand, strangersEnvironment, type SiteTest } from './site-test.ts';

/** A message to open pages. */
export interface LiveEvent {
  readonly name: string;
  readonly data: { readonly text?: string; readonly pages?: readonly string[]; readonly styles?: boolean };
}

/** The running command. */
export interface WatchTest {
  readonly url: string;
  readonly pid: number;
  readonly events: readonly LiveEvent[];
  /** Lines of both streams so far. */
  log(): string[];
  /** How many times the site was built. */
  builds(): number;
  read(path: string): Promise<{ readonly status: number; readonly text: string }>;
  stop(): Promise<number | null>;
}

/** Starts the command on a free port, and listens as the open `page` does. With `wrap`, another program starts it. */
export async function watchTest(
  site: SiteTest,
  { wrap = [], page = '/' }: { wrap?: readonly string[]; page?: string } = {},
): Promise<WatchTest> {
  const serve = [process.execPath, docsCommand, 'serve', '--watch', '--root', site.root, '--port', '0'];
  const [program = '', ...args] = [...wrap, ...serve];
  const child = spawn(program, args, { cwd: site.root, env: strangersEnvironment() });
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => texts.push(String(bytes)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const log = () =>
    texts
      .join('')
      .split('\n')
      .filter((line) => line !== '');

  await until(() => log().some((line) => line.startsWith('Serving ')) || child.exitCode !== null);
  const url = /^Serving (\S+)/m.exec(log().join('\n'))?.[1] ?? '';
  const events: LiveEvent[] = [];
  const listening = await open(`${url}_live/events?page=${encodeURIComponent(page)}`);
  let rest = '';
  listening.on('data', (bytes: Buffer) => {
    const parts = (rest + String(bytes)).split('\n\n');
    rest = parts.pop() ?? '';
    events.push(...parts.flatMap((part) => toEvent(part)));
  });

  return {
    url,
    pid: child.pid ?? 0,
    events,
    log,
    builds: () => log().filter((line) => /\d+ of \d+ pages in \d+ ms(?:, .*)?$/.test(line)).length,
    async read(path) {
      const response = await open(new URL(path, url).href);
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      return { status: response.statusCode ?? 0, text: String(Buffer.concat(chunks)) };
    },
    stop() {
      listening.destroy();
      child.kill('SIGINT');
      return ended;
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isTrue() && performance.now() < end) await delay(20);
}

function open(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(url, { agent: false, headers: { 'sec-fetch-site': 'same-origin', origin: new URL(url).origin } }, resolve).on(
      'error',
      reject,
    ),
  );
}

function toEvent(part: string): LiveEvent[] {
  const [, name] = /^event: (.*)$/m.exec(part) ?? [];
  const [, data] = /^data: (.*)$/m.exec(part) ?? [];
  if (!name || !data) return [];
  const parsed = JSON.parse(data) as LiveEvent['data'] & { readonly change?: LiveEvent['data'] };
  // A build that has changed something reloads as a save does that is shown before it.
  return name === 'built' && parsed.change ? [{ name: 'reload', data: parsed.change }] : [{ name, data: parsed }];
}
