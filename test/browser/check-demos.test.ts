// docs check --demos, on pages of demos that are written by hand: each has one fault, or none.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDemos } from '../../cli/check/demos/check-demos.ts';
import { openBrowser } from '../../cli/check/demos/open-browser.ts';
import { indexFolder } from '../../cli/watch/serve/index-folder.ts';
import type { Choices } from '../../core/check/parse-choices.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import type { Problem } from '../../core/model/problem.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';

const live = "document.querySelectorAll('[data-island]').forEach((island) => { island.dataset.hydrated = ''; });";

/** Scripts, and the HTML of the demos where it matters. */
const demos: Readonly<Record<string, readonly [script: string, html?: string]>> = {
  Good: [live],
  Slow: [`setTimeout(() => { ${live} }, 300)`],
  Seen: [
    `new IntersectionObserver(([entry]) => { if (entry.isIntersecting) { ${live} } }).observe(document.querySelector('[data-island]'))`,
    '<p style="height: 3000px"></p>',
  ],
  Prints: [`console.log('quiet'); console.warn('careful'); console.error('bad'); console.error('bad'); ${live}`],
  Throws: [`setTimeout(() => { throw new Error('boom'); }); ${live}`],
  Differs: [`reportError(new Error('Minified React error #418')); ${live}`],
  Asks: [`${live} await fetch('/none.json').catch(() => undefined);`, '<img src="/none.png" alt="">'],
  Stopped: [live, '<div class="demo-fault">This demo has stopped</div>'],
  Counts: [
    `${live} navigator.sendBeacon('COLLECTOR', 'a visit'); await fetch('COLLECTOR', { method: 'POST', mode: 'no-cors' });`,
  ],
  Prefers: [
    `const { mode, density } = localStorage; if (mode ?? document.cookie) console.warn([mode, density, document.cookie].join()); ${live}`,
  ],
  Nameless: [live, '<p><button style="width: 40px; height: 40px"></button></p>'],
  Portal: [
    `${live} document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<img src="data:,">' }));`,
  ],
  Fails: ["document.querySelector('[data-island]').dataset.docsFailed = '';"],
  Hangs: ['for (;;);'],
  Leaves: ["setTimeout(() => location.assign('/docs/a/demo/Good/'), 50);"],
};

describe.runIf(isEvery && findChromium())('demos in a browser', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-demos-'));
  const problems: Problem[] = [];
  const counted: string[] = [];
  const collector = createServer((request, response) => {
    counted.push(request.url ?? '');
    response.end();
  });
  const rulesOf = (name: string) =>
    problems
      .filter(({ place }) => place.file === `content/${name}.tsx`)
      .filter(({ message }) => !message.includes(', with '))
      .map(({ severity, rule }) => `${severity} ${rule}`);

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://localhost:${(collector.address() as AddressInfo).port}/collect`;
    for (const [name, [script, html = '']] of Object.entries(demos)) {
      write(
        `a/demo/${name}/index.html`,
        `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"></head><body><main><p style="height: 80px"><button></button></p><div data-demo="${name}">${html}<div data-island="Demo"><button>Go</button></div></div></main><script type="module">${script.replaceAll('COLLECTOR', endpoint)}</script></body></html>`,
      );
    }
    write(
      'a/demo/Empty/index.html',
      '<!doctype html><html lang="en"><head><title>Empty</title><link rel="icon" href="data:,"></head><body><div data-demo="Empty"></div></body></html>',
    );
    const names = [...Object.keys(demos), 'Empty'];
    const checked = await checkDemos(
      names.map((name) => ({ path: `/docs/a/demo/${name}/`, file: `content/${name}.tsx` })),
      { site: makeSite(endpoint), root: folder, folder, base: '/docs/', served: (await indexFolder(folder))! },
      { readers: [{}, { mode: 'dark', density: 'dense', codeVariant: 'JS' }] },
    );
    problems.push(...checked.problems);
  });
  afterAll(() => {
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  it.each(['Good', 'Slow', 'Seen', 'Counts', 'Prefers'])('have no problem in %s, whatever is around it', (name) => {
    expect(rulesOf(name)).toEqual([]);
  });

  const faults: readonly (readonly [name: string, rules: readonly string[]])[] = [
    ['Prints', ['warning demo-console', 'error demo-console']],
    ['Throws', ['error demo-error']],
    ['Differs', ['error demo-hydration']],
    ['Asks', ['error demo-request', 'error demo-request']],
    ['Nameless', ['error demo-accessibility']],
    ['Portal', ['error demo-accessibility']],
    ['Fails', ['error demo-not-live']],
    ['Stopped', ['error demo-not-live']],
    ['Hangs', ['error demo-not-live']],
    ['Leaves', ['error demo-not-live']],
    ['Empty', ['error demo-not-live']],
  ];
  it.each(faults)('have the fault of %s reported', (name, rules) => {
    expect(rulesOf(name)).toEqual(rules);
  });

  it('are reported without the port of the server', () => {
    expect(problems.filter(({ message }) => message.includes('localhost'))).toEqual([]);
    expect(
      problems
        .flatMap(({ rule, message }) => (rule === 'demo-request' && !message.includes(', with ') ? [message] : []))
        .sort(),
    ).toEqual([
      'The demo at "/docs/a/demo/Asks/" requests "/none.json", which fails: status 404',
      'The demo at "/docs/a/demo/Asks/" requests "/none.png", which fails: status 404',
    ]);
  });

  it('are opened for each reader, and reported with the choices of the reader', () => {
    expect(problems.flatMap(({ place, message }) => (place.file === 'content/Prefers.tsx' ? [message] : []))).toEqual([
      'The demo at "/docs/a/demo/Prefers/", with mode=dark,density=dense,codeVariant=JS, prints "dark,dense,codeVariant=JS" to the console',
    ]);
  });

  it('are not counted as visits', () => {
    expect(counted).toEqual([]);
  });

  it('are reported with the time that was waited for them', () => {
    expect(problems.find(({ place }) => place.file === 'content/Hangs.tsx')?.message).toBe(
      'The demo at "/docs/a/demo/Hangs/" does not become interactive: it is not hydrated after 2 s',
    );
  });
});

describe.runIf(isEvery && findChromium())('demos without a problem', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-demos-'));
  const cache = mkdtempSync(join(tmpdir(), 'docs-cache-'));
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  let origin = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
    write('good.js', live);
    for (const [name, script] of Object.entries({
      Good: "import './good.js';",
      Counts: `${live} navigator.sendBeacon('${origin}/collect', 'a visit');`,
      Far: `${live} await fetch('${origin}/picture', { mode: 'no-cors' });`,
      Prints: `${live} console.error('bad');`,
    })) {
      write(`a/demo/${name}/page.js`, script.replace('./good.js', '/docs/good.js'));
      write(
        `a/demo/${name}/index.html`,
        `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"></head><body><main><div data-demo="${name}"><div data-island="Demo"><button>Go</button></div></div></main><script type="module" src="/docs/a/demo/${name}/page.js"></script></body></html>`,
      );
    }
  });
  afterAll(() => {
    elsewhere.close();
    for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  async function check(readers?: readonly Choices[], log = (message: string) => void messages.push(message)) {
    const served = (await indexFolder(folder))!;
    const demos = ['Counts', 'Far', 'Good', 'Prints'].map((name) => ({
      path: `/docs/a/demo/${name}/` as const,
      file: `content/${name}.tsx`,
    }));
    const site = makeSite(`${origin}/collect`);
    const { unchanged, problems } = await checkDemos(
      demos,
      { site, root: folder, folder, base: '/docs/', served },
      { readers, memory: { cache, log, engineKey: 'test' } },
    );
    return { unchanged, rules: problems.map(({ rule, place }) => `${rule} ${place.file}`) };
  }
  const messages: string[] = [];

  it('are not opened again, unlike those with a problem and those that fetch from elsewhere', async () => {
    const first = await check();
    const again = await check();

    expect(first).toEqual({ unchanged: 0, rules: ['demo-console content/Prints.tsx'] });
    expect(again).toEqual({ unchanged: 2, rules: first.rules });
    expect(asked).toEqual(['/picture', '/picture']);
  });

  it('are opened again for a reader with other choices', async () => {
    expect((await check([{}, { mode: 'dark' }])).unchanged).toBe(0);
    expect((await check([{}, { mode: 'dark' }])).unchanged).toBe(2);
  });

  it('are opened again when one of their scripts has changed', async () => {
    write('good.js', `${live} console.error('worse');`);
    const changed = await check();
    write('good.js', live);
    const back = await check();

    expect(changed).toEqual({
      unchanged: 1,
      rules: ['demo-console content/Good.tsx', 'demo-console content/Prints.tsx'],
    });
    expect(back).toEqual({ unchanged: 1, rules: ['demo-console content/Prints.tsx'] });
    expect(messages).toEqual([]);
  });

  it('are opened again when the memory is damaged, and the damage is reported', async () => {
    const store = join(cache, 'facts');
    for (const name of readdirSync(store)) {
      const bytes = readFileSync(join(store, name));
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(join(store, name), bytes);
    }

    expect((await check()).unchanged).toBe(0);
    expect(messages).toEqual([expect.stringContaining('cache-damaged') as string]);
    expect((await check()).unchanged).toBe(2);
  });
});

describe('a machine without a browser', () => {
  it('is reported when the browser does not start', async () => {
    const opened = await openBrowser({ root: '/' }, { CHROME_BIN: process.execPath });

    expect('problem' in opened && opened.problem).toMatchObject({
      rule: 'check-browser-missing',
      message: expect.stringMatching(/^The browser ".+" does not start: ./) as string,
      hint: 'Repair it, or set CHROME_BIN to the path of another browser.',
    });
  });

  it('is reported with what to install', async () => {
    const opened = await openBrowser({ root: '/' }, { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' });

    expect(opened).toEqual({
      problem: {
        rule: 'check-browser-missing',
        severity: 'error',
        place: { file: 'package.json' },
        message: 'No Chromium is installed, so no demo can be opened',
        hint: 'Install Chromium or Chrome, set CHROME_BIN to its path, or run npx playwright-core install chromium.',
      },
    });
  });
});

function makeSite(endpoint: string) {
  const { site } = parseConfig(
    { title: 'T', products: [], limits: { demoSeconds: 2 }, analytics: { endpoint } },
    'docs.config.ts',
  );
  if (!site) throw new Error('The settings are wrong');
  return site;
}
