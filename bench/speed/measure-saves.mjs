// "docs serve --watch" → how long a save takes, of each kind of file, until the open page has what was saved.
//
// It is open as in a browser: it listens to the server, and loads what it is told to, a script with a demo or the page
// itself, which is also requested every few milliseconds. All kinds are saved in one site: a library of one component with its sources, beside three copies of the corpus, if that is there.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createBenchSite } from '../demos/bench-site.mjs';
import { createCorpusSite } from '../demos/corpus-site.mjs';
import { findMedian } from '../format-results.mjs';

const pollMilliseconds = 5;

const kinds = [
  {
    name: 'page',
    file: 'content/kit/button.md',
    page: '/kit/button/',
    seconds: 0.1,
    edit: (text, word) => text.replace(/^It is .*/m, `It is ${word}.`),
  },
  {
    name: 'demo',
    file: 'content/kit/Plain.tsx',
    page: '/kit/button/',
    seconds: 0.1,
    edit: (text, word) => text.replace(/>\w+<\/Button>/, `>${word}</Button>`),
  },
  {
    name: 'source of a component',
    file: 'packages/ui/src/button.tsx',
    page: '/kit/button/',
    seconds: 1,
    edit: (text, word) => text.replace(/>\w+ \{children\}/, `>${word} {children}`),
  },
  {
    name: 'comment of a prop',
    file: 'packages/ui/src/button.tsx',
    page: '/kit/api/button/',
    seconds: 1,
    edit: (text, word) => text.replace(/How it looks.*\. \*\//, `How it looks, ${word}. */`),
  },
  {
    name: 'tree',
    file: 'nav/kit.ts',
    page: '/kit/button/',
    seconds: 1,
    edit: (text, word) => text.replace(/title: '\w+'/, `title: '${word}'`),
  },
  {
    name: 'settings',
    file: 'docs.config.ts',
    page: '/kit/button/',
    seconds: 1,
    edit: (text, word) => text.replace(/"title": "\w+"/, `"title": "${word}"`),
  },
];

/** Measures the saves with each engine, one after the other: two servers would disturb each other. */
export async function measureSaves({ engines, runs, limits }) {
  const times = {};
  for (const { name, repository } of engines) times[name] = await measureServer({ repository, runs, limits });
  return kinds.map((kind) => ({
    site: 'a save until the open page has it',
    step: kind.name,
    target: { seconds: kind.seconds },
    by: Object.fromEntries(engines.map(({ name }) => [name, times[name].get(kind.name)])),
  }));
}

async function measureServer({ repository, runs, limits }) {
  const site = createServedSite({ repository, limits });
  const server = startServer(site.root, repository);
  try {
    await server.waitForBuild(0);
    const costs = new Map();
    for (const kind of kinds) {
      const found = [];
      for (let run = 0; run < runs; run += 1) found.push(await measureSave(kind, { run, server, root: site.root }));
      const shown = found.filter((seconds) => seconds !== undefined);
      const lost = found.length - shown.length;
      costs.set(kind.name, {
        wall: shown.length === 0 ? undefined : findMedian(shown),
        ...(lost > 0 && { stopped: `${lost} of ${found.length} saves not shown within a minute` }),
      });
    }
    return costs;
  } finally {
    await server.stop();
    site.remove();
  }
}

/** Saves a file, and returns the seconds until its page has the new word; undefined if that takes a minute. */
async function measureSave({ file, page, edit }, { run, server, root }) {
  const word = `word${run}${Math.random().toString(36).slice(2, 8)}`;
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before, word);
  if (after === before) throw new Error(`${file} has no place to edit`);
  const builds = server.builds();

  const open = await server.open(page);

  const start = performance.now();
  writeFileSync(path, after);
  let seconds;
  while (seconds === undefined && performance.now() - start < 60_000) {
    const texts = await Promise.all([page, ...open.takeScripts()].map(server.read));
    if (texts.some((text) => text.includes(word))) seconds = (performance.now() - start) / 1000;
    else await delay(pollMilliseconds);
  }
  await server.waitForBuild(builds);
  open.close();
  return seconds;
}

function startServer(root, repository) {
  const args = [join(repository, 'bin/docs.mjs'), 'serve', '--watch', '--root', root, '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: root });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const builds = () => log.match(/\d+ of \d+ pages in \d+ ms/g)?.length ?? 0;
  const until = async (isTrue) => {
    const end = performance.now() + 300_000;
    while (!isTrue()) {
      if (child.exitCode !== null || performance.now() > end) throw new Error(`The server does not build:\n${log}`);
      await delay(20);
    }
  };

  const request = (path, options) => fetch(new URL(path, /^Serving (\S+)/m.exec(log)?.[1]), options);

  return {
    builds,
    read: async (path) => (await request(path)).text(),
    /** Listens as an open page does. */
    open: async (page) => {
      const end = new AbortController();
      const headers = { 'sec-fetch-site': 'same-origin' };
      const { body } = await request(`/_live/events?page=${page}`, { headers, signal: end.signal });
      const scripts = [];
      const listening = readEvents(body, (event) => event.module && scripts.push(event.module));
      return {
        /** The scripts with demos that the page was told to load since the last time. */
        takeScripts: () => scripts.splice(0),
        close: () => {
          end.abort();
          return listening;
        },
      };
    },
    /** Waits until the site was built again, and for what a build leaves to a further one, such as an API. */
    waitForBuild: async (earlier) => {
      await until(() => builds() > earlier && /^Serving (\S+)/m.test(log));
      for (let last = -1; last !== log.length;) {
        last = log.length;
        await delay(1500);
      }
    },
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Reads server-sent events until the connection is closed. */
async function readEvents(body, onEvent) {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of body) {
      const events = (text + decoder.decode(bytes, { stream: true })).split('\n\n');
      text = events.pop();
      for (const event of events) onEvent(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}'));
    }
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
  }
}

function createServedSite({ repository, limits }) {
  const bench = { repository, limits };
  const site = createCorpusSite('saves', { ...bench, flags: ['--copies', '3'] }) ?? createBenchSite('saves', bench);
  site.write(Object.entries(makeLibrary(site.root)));
  const link = join(site.root, 'node_modules/@bench/ui');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(site.root, 'packages/ui'), link);
  return site;
}

/** The files of the library and its pages; the settings are those of the site with one more product. */
function makeLibrary(root) {
  return {
    'docs.config.ts': makeSettings(root),
    'nav/kit.ts': "export default [{ pathname: '/kit/button', title: 'Button' }];\n",
    'content/kit/button.md': `---\ntitle: Button\ncomponents: Button\n---\n\n# Button\n\n<p class="description">A button.</p>\n\nIt is plain.\n\n{{"demo": "Plain.tsx"}}\n`,
    'content/kit/Plain.tsx':
      'import { Button } from \'@bench/ui\';\n\nexport default function Plain() {\n  return <Button tone="loud">Hi</Button>;\n}\n',
    'packages/ui/package.json': JSON.stringify({
      name: '@bench/ui',
      version: '0.0.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    }),
    'packages/ui/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }\n',
    'packages/ui/src/index.ts': "export * from './button';\n",
    'packages/ui/src/button.tsx': `import * as React from 'react';

export interface ButtonProps {
  /** How it looks. */
  tone?: 'plain' | 'loud';
  children?: React.ReactNode;
}

/** A button. */
export function Button({ tone = 'plain', children }: ButtonProps) {
  return <button data-tone={tone}>Press {children}</button>;
}
`,
  };
}

function makeSettings(root) {
  const given = readGiven(join(root, 'docs.config.ts'));
  const settings = {
    ...given,
    title: 'Bench',
    url: 'https://docs.example.com',
    products: [...(given.products ?? []), { id: 'kit', name: 'Kit' }],
    api: [...(given.api ?? []), { product: 'kit', packageName: '@bench/ui' }],
  };
  return `export default ${JSON.stringify(settings, null, 2)};\n`;
}

// The corpus writes its settings as JSON.
function readGiven(file) {
  return existsSync(file) ? JSON.parse(/\{[^]*\}/.exec(readFileSync(file, 'utf8'))[0]) : {};
}
