import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bundleLiveModules } from '../../cli/demos/live/bundle-live-modules.ts';
import type * as FrameDocument from '../../runtime/demos/live/frame-document.ts';
import { digest } from '../../cli/files/digest.ts';
import { everyday, isEvery } from '../everyday.ts';
import { describePart, findAxeFaults, type PartPage } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { files, manifest } = await bundleLiveModules({
  root: repository,
  frame: join(repository, 'runtime/demos/live/frame/start-frame.ts'),
  specifiers: [
    { specifier: '@mui/material/Button', names: ['default'] },
    { specifier: '@mui/material/styles', names: ['createTheme', 'ThemeProvider'] },
    { specifier: '@mui/joy/Button', names: ['default'] },
  ],
  minify: true,
});

const source = `import * as React from 'react';
import { title } from './words';

interface Props {
  readonly start?: number;
}

export default function Counter({ start = 0 }: Props) {
  const [count, setCount] = React.useState(start);
  return <button onClick={() => setCount(count + 1)}>{title} {count}</button>;
}
`;

const wrapper = `import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function DemoRoot({ mode, direction, spacing, product, children }: any) {
  const theme = createTheme({ palette: { mode }, direction, spacing });
  return <ThemeProvider theme={theme}><div id="wrapper">{product} {theme.palette.mode} {theme.direction} {theme.spacing(2)} {children}</div></ThemeProvider>;
}
`;

const script = `
  import { createRoot } from 'react-dom/client';
  import { useState, lazy, Suspense } from 'react';
  import { createLiveLabels } from './runtime/demos/live/live-labels.ts';
  import translations from './locales/translations.json';
  const LiveEditor = lazy(() => import('./runtime/demos/live/editor/live-editor.tsx').then((module) => ({ default: module.LiveEditor })));
  const query = new URLSearchParams(location.search);
  document.documentElement.dataset.mode = query.get('mode') ?? 'light';
  document.cookie = 'secret=1';
  localStorage.setItem('secret', '1');
  const labels = createLiveLabels((key) => key.split('.').reduce((found: any, part) => found[part], translations));
  function Demo() {
    const [isOpen, setOpen] = useState(false);
    const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
    return <>
      <button className="button" onClick={() => setOpen(true)}>Edit</button>
      <button className="button" onClick={() => setDirection('rtl')}>Turn</button>
      <button className="button" onClick={() => { setOpen(false); setDirection('ltr'); }}>Close</button>
      {isOpen && <Suspense fallback="…"><LiveEditor
        source={${JSON.stringify(source)}} file="Counter.tsx" product="kit"
        files={{ './words.ts': "export const title: string = 'Count';", '../DemoRoot.tsx': ${JSON.stringify(wrapper)} }}
        wrapper={query.has('wrapper') ? '../DemoRoot.tsx' : undefined}
        manifestUrl="/live/manifest.json" sheets={{ own: {}, order: [] }} labels={labels}
        settings={{ mode: document.documentElement.dataset.mode as 'light', direction, dense: false, spacing: 8, colors: {} }}
      /></Suspense>}
    </>;
  }
  createRoot(document.getElementById('root')!).render(<Demo />);
`;

const scripts = new Map([
  ['manifest.json', JSON.stringify({ ...manifest, folder: './', document: 'frame.html' })],
  ['frame.html', await writeFrame()],
  ...files.map(({ name, contents }): [string, string] => [name, contents]),
]);

describePart('a demo that a reader edits', {
  script,
  // A caret that blinks has the window drawn all the time.
  head: '<style>.cm-cursorLayer { animation: none !important }</style>',
  body: '<div id="root"></div>',
  tests(part) {
    const openFirst = shareUntilFailure(async () => {
      const asked: string[] = [];
      part.asked.length = 0;
      const page = await part.open({ prepare: (page) => serveModules(page, asked) });
      await page.waitForTimeout(300);
      const before = { asked: asked.length, files: part.asked.length };
      await startEdit(page);
      return { page, before, asked: [...asked], files: part.asked.length };
    });
    const share = async () => (await openFirst()).page;
    const openWrapped = shareUntilFailure(() =>
      openEditor(part, { query: '?wrapper&mode=dark', reducedMotion: 'reduce' }),
    );
    /** The same editor for many tests, which get the first source back: so each proves that the last one broke nothing. */
    const startAnew = async () => {
      const page = await share();
      await page.getByRole('button', { name: 'Reset the code' }).click();
      // The last result goes when the new one is drawn: for a moment both are there.
      await expect.poll(() => frameOf(page).getByRole('button').allTextContents()).toEqual(['Count 0']);
      await expect.poll(() => fault(page).textContent()).toBe('');
      return page;
    };
    /** The same window with another editor and another frame, where a test leaves more behind than a result. */
    const openAnew = async () => {
      const page = await share();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await frameOf(page).getByRole('button', { name: 'Count 0' }).waitFor();
      return page;
    };

    it('loads nothing before the first edit, and then only what the demo imports', async () => {
      const { before, asked, files } = await openFirst();

      expect(before.asked).toBe(0);
      expect(files).toBeGreaterThan(before.files);
      expect(asked[0]).toBe('manifest.json');
      expect(asked.filter((name) => /^(mui|emotion)/.test(name))).toEqual([]);
    });

    it('shows what the reader types, and reacts to clicks', async () => {
      const page = await startAnew();

      await write(page, source.replace('{title} {count}', 'Times {count}'));
      await frameOf(page).getByRole('button', { name: 'Times 0' }).click();

      await frameOf(page).getByRole('button', { name: 'Times 1' }).waitFor();
      expect(await fault(page).textContent()).toBe('');
    });

    it('shows a fault of the syntax with its place after a moment, and keeps the last good result', async () => {
      const page = await startAnew();
      await frameOf(page).getByRole('button', { name: 'Count 0' }).click();

      await write(page, source.replace('{count}</button>', '{count</button>'));

      await expect.poll(() => fault(page).textContent()).toBe('Line 10, column 70: Unterminated regular expression');
      expect(await frameOf(page).getByRole('button').textContent()).toBe('Count 1');

      await write(page, source.replace('{title}', 'Good'));
      await frameOf(page).getByRole('button', { name: 'Good 0' }).waitFor();
      await expect.poll(() => fault(page).textContent()).toBe('');
    });

    const faults: readonly (readonly [name: string, text: string, expected: RegExp])[] = [
      [
        'a fault while it is drawn',
        'export default function Demo() {\n  const list = undefined as unknown as string[];\n  return <p>{list.map((word) => word)}</p>;\n}',
        /^Line 3, column 19: .*undefined/,
      ],
      [
        'what the browser alone refuses',
        'const count = 1; const count = 2;\nexport default () => null;',
        /^Line 1, column \d+: .*count.* already been declared/,
      ],
      [
        'a module that is not there',
        "import x from 'left-pad';\nexport default () => <p>{x}</p>;",
        /^Line 1, column 15: The module "left-pad" is not available here\. Available modules: .*@mui\/material\/Button.*, \.\/words\.ts$/,
      ],
      [
        'a file that is not there',
        "import x from './letters';\nexport default () => <p>{x}</p>;",
        /^Line 1, column 15: The module "\.\/letters" is not available here\. Available modules: .*\.\/words\.ts$/,
      ],
      [
        'a name that a module has not',
        "import { useStat } from 'react';\nexport default function Demo() {\n  useStat();\n  return null;\n}",
        /^Line 3, column \d+: "react" exports no "useStat"$/,
      ],
      [
        'a recursion without an end',
        'const deep = (n: number): number => deep(n + 1);\nexport default () => <p>{deep(0)}</p>;',
        /^Line 1, column \d+: Maximum call stack/,
      ],
      ['a file without a component', 'export const one = 1;', /^This file does not export a component/],
      [
        'a fault of an effect',
        "import { useEffect } from 'react';\nexport default function Demo() {\n  useEffect(() => {\n    throw new Error('Too late');\n  });\n  return <p>Hello</p>;\n}",
        /^Line 4, column \d+: Too late$/,
      ],
      [
        'a loop without an end',
        'export default function Demo() {\n  while (true);\n}',
        /^Line 2, column \d+: The code ran for more than a second/,
      ],
    ];
    it.each(everyday(faults, 4))('names %s, and keeps the last good result', async (_name, text, expected) => {
      const page = await startAnew();

      await write(page, text);

      await expect.poll(() => fault(page).textContent()).toMatch(expected);
      expect(await frameOf(page).getByRole('button', { name: 'Count 0' }).count()).toBe(1);
      expect(await page.evaluate(() => 1 + 1)).toBe(2);
    });

    it.runIf(isEvery)('stops code that waits without an end, and shows the demo', async () => {
      const page = await openAnew();

      await write(
        page,
        'async function spin() {\n  for (;;) await null;\n}\nvoid spin();\nexport default () => <p>Drawn</p>;',
      );

      await expect
        .poll(() => fault(page).textContent())
        .toMatch(/^Line 2, column \d+: The code ran for more than a second/);
      await frameOf(page).getByText('Drawn').waitFor();
    });

    it('reports where a click breaks the demo, and renders it anew', async () => {
      const page = await startAnew();
      await write(
        page,
        "import { useState } from 'react';\nexport default function Demo() {\n  const [n, set] = useState(0);\n  if (n > 0) throw new Error('Broken');\n  return <button onClick={() => set(1)}>Break</button>;\n}",
      );
      await frameOf(page).getByRole('button', { name: 'Break' }).click();

      await expect.poll(() => fault(page).textContent()).toMatch(/^Line 4, column \d+: Broken$/);
      expect(await frameOf(page).getByRole('button', { name: 'Break' }).count()).toBe(1);
    });

    // Of what each rule of the frame forbids one is tried every day.
    const places = [
      ['the storage', "String(localStorage.getItem('secret'))"],
      ['the page', 'String(parent.document.title)'],
      ['the cookies', 'document.cookie'],
      ['the top window', "String((top!.location.href = 'https://example.com/'))"],
      ['the history of the page', 'String(top!.history.length)'],
      ['the frame from outside', 'String(frameElement!.tagName)'],
      ['new windows', "String(window.open('/')!.document)"],
      ['windows of another site', "String(window.open('https://example.com/')!.closed)"],
      ['the storage of the session', "String(sessionStorage.getItem('secret'))"],
      ['code from text', "String(eval('1'))"],
      ['the storage of the site', "String(indexedDB.open('docs'))"],
      ['files that are kept', 'String(caches.keys())'],
    ] as const;
    it.each(everyday(places, 6))('cannot reach %s', async (_name, code) => {
      const page = await startAnew();
      const address = page.url();

      await write(page, `export default function Demo() {\n  return <p>reached {${code}}</p>;\n}`);

      await expect.poll(() => fault(page).textContent()).not.toBe('');
      expect(await frameOf(page).getByText('reached').count()).toBe(0);
      expect(page.url()).toBe(address);
    });

    it.runIf(isEvery)('cannot read the clipboard, save a file, ask the reader, or speak as the page', async () => {
      const page = await openAnew();
      const { origin } = new URL(page.url());
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      await page.evaluate(() => navigator.clipboard.writeText('secret'));
      const saved: string[] = [];
      const asked: string[] = [];
      page.on('download', (download) => saved.push(download.suggestedFilename()));
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.evaluate(() => {
        const state = window as unknown as { received: unknown[] };
        state.received = [];
        addEventListener('message', ({ data }) => state.received.push(data));
      });

      await write(
        page,
        `import * as React from 'react';
export default function Demo() {
  const [lines, setLines] = React.useState('');
  const tell = (line: string) => setLines((before) => before + line + ' ');
  return <button onClick={() => {
    navigator.clipboard.readText().then((text) => tell('read ' + text), () => tell('shut'));
    const file = URL.createObjectURL(new Blob(['x']));
    Object.assign(document.body.appendChild(document.createElement('a')), { href: file, download: 'x.txt' }).click();
    alert('alert'); confirm('confirm'); prompt('prompt');
    parent.postMessage({ kind: 'height', height: 5000 }, '*');
    parent.postMessage({ kind: 'start', frame: 'x', chunks: [] }, '*');
    parent.postMessage('{"kind":"drawn","run":99}', '*');
    top!.postMessage({ kind: 'fault', run: 0, fault: 'runtime', message: 'forged' }, '*');
    tell('tried');
  }}>Try {lines}</button>;
}`,
      );
      await frameOf(page).getByRole('button', { name: 'Try' }).click();
      await frameOf(page)
        .getByText(/tried.*shut|shut.*tried/)
        .waitFor();
      await page.waitForTimeout(300);

      expect({ saved, asked }).toEqual({ saved: [], asked: [] });
      // They arrive, as any window may send any, and nothing listens.
      expect(await page.evaluate(() => (window as unknown as { received: unknown[] }).received.length)).toBe(4);
      expect(await fault(page).textContent()).toBe('');
      const height = (await page.locator('iframe').boundingBox())?.height ?? 0;
      expect(height).toBeLessThan(400);
    });

    it('is never code of the site: the document of the frame runs nothing outside of a sandbox', async () => {
      const page = await startAnew();
      const ran = await page.evaluate(async () => {
        const frame = document.createElement('iframe');
        frame.src = '/live/frame.html';
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
          document.body.append(frame);
        });
        const { port1, port2 } = new MessageChannel();
        const answered = new Promise((resolve) => {
          port1.onmessage = () => resolve('ran');
          setTimeout(() => resolve('silent'), 400);
        });
        const text = 'export function startFrame(port) { port.postMessage(1) }';
        const chunks = [{ name: 'x', text, imports: [] }];
        frame.contentWindow?.postMessage({ kind: 'start', frame: 'x', layout: 'middle', chunks }, '*', [port2]);
        return answered.finally(() => frame.remove());
      });

      expect(ran).toBe('silent');
    });

    it('cannot reach the network', async () => {
      const page = await openAnew();
      part.asked.length = 0;
      part.received.length = 0;
      const { origin } = new URL(page.url());
      const tries = [
        `fetch('${origin}/leak-fetch').catch(note)`,
        `{ const request = new XMLHttpRequest(); request.onerror = note; request.open('GET', '${origin}/leak-xhr'); request.send(); }`,
        `navigator.sendBeacon('${origin}/leak-beacon')`,
        `new EventSource('${origin}/leak-events')`,
        `document.head.append(Object.assign(document.createElement('script'), { src: '${origin}/leak-script.js' }))`,
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${origin}/leak.css' }))`,
        `document.body.append(Object.assign(document.createElement('iframe'), { src: '${origin}/leak-frame' }))`,
        `document.body.append(Object.assign(document.createElement('form'), { action: '${origin}/leak-form' }));(document.forms[0] as HTMLFormElement).submit()`,
      ];

      await write(
        page,
        `const note = () => undefined;\nfor (const attempt of [${tries.map((code) => `() => { ${code} }`).join(', ')}]) {\n  try {\n    attempt();\n  } catch {}\n}\nexport default () => <p>tried</p>;`,
      );
      await frameOf(page).getByText('tried').waitFor();
      await page.waitForTimeout(500);

      expect(part.asked).toEqual([]);
      expect(part.received).toEqual([]);
    });

    it.runIf(isEvery)('starts no worker, which could not be stopped', async () => {
      const page = await openAnew();

      await write(
        page,
        `import * as React from 'react';
const script = 'postMessage(1); onconnect = ({ ports }) => ports[0].postMessage(1); for (;;);';
const starts = [
  () => new Worker(URL.createObjectURL(new Blob([script]))),
  () => new Worker('data:text/javascript,' + script),
  () => new SharedWorker('data:text/javascript,' + script).port,
  () => { void navigator.serviceWorker.register('/sw.js').then(() => document.title = 'registered'); },
];
export default function Demo() {
  const [alive, setAlive] = React.useState(0);
  React.useEffect(() => {
    for (const start of starts) {
      try {
        const worker = start() as Worker | undefined;
        if (worker) worker.onmessage = () => setAlive((count) => count + 1);
      } catch {}
    }
  }, []);
  return <p>Tried, {alive} alive{document.title}</p>;
}`,
      );
      await frameOf(page).getByText('Tried').waitFor();
      await page.waitForTimeout(500);

      expect(await frameOf(page).getByText('Tried').textContent()).toBe('Tried, 0 aliveDemo');
      expect(page.workers()).toEqual([]);
    });

    it.runIf(isEvery)('is restored when its code navigates the frame away', async () => {
      const page = await openAnew();

      await write(
        page,
        "import { title } from './words';\nexport default () => <button onClick={() => (location.href = 'about:blank')}>{title} away</button>;",
      );
      await frameOf(page).getByRole('button', { name: 'Count away' }).click();

      await expect.poll(() => fault(page).textContent()).toMatch(/stopped responding/);
      await frameOf(page).getByRole('button', { name: 'Count away' }).waitFor();
    });

    it.runIf(isEvery)('renders libraries with their styles, and follows the direction of the page', async () => {
      const page = await openAnew();
      await write(
        page,
        "import Button from '@mui/material/Button';\nexport default () => <Button variant=\"contained\" startIcon={<b>+</b>} sx={{ pl: '40px' }}>Send</Button>;",
      );
      const button = frameOf(page).getByRole('button', { name: 'Send' });
      await button.waitFor();
      const read = () =>
        button.evaluate((element) => ({
          left: getComputedStyle(element).paddingLeft,
          right: getComputedStyle(element).paddingRight,
          color: getComputedStyle(element).backgroundColor,
        }));
      expect(await read()).toEqual({ left: '40px', right: '16px', color: 'rgb(25, 118, 210)' });

      await page.getByRole('button', { name: 'Turn' }).click();

      await expect.poll(read).toEqual({ left: '16px', right: '40px', color: 'rgb(25, 118, 210)' });
    });

    it.runIf(isEvery)('is inside the wrapper of the site, which is passed what changes without a restart', async () => {
      const page = await openWrapped();
      const around = frameOf(page).locator('#wrapper');
      await frameOf(page).getByRole('button', { name: 'Count 0' }).click();
      expect(await around.textContent()).toBe('kit dark ltr 16px Count 1');
      expect(
        await frameOf(page)
          .locator('html')
          .evaluate(({ dataset, ownerDocument }) => [dataset.mode, ownerDocument.dir]),
      ).toEqual(['dark', 'ltr']);

      await page.getByRole('button', { name: 'Turn' }).click();

      await expect.poll(() => around.textContent()).toBe('kit dark rtl 16px Count 1');
      expect(
        await frameOf(page)
          .locator('html')
          .evaluate(({ ownerDocument }) => ownerDocument.dir),
      ).toBe('rtl');
    });

    it('makes the frame as tall as its content, and the room around it', async () => {
      const page = await openAnew();

      await write(page, 'export default () => <div style={{ blockSize: 321 }}>Tall</div>;');

      await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(321 + 2 * 28);
    });

    it.runIf(isEvery)('leaves the frame where it is when a link or a form is used', async () => {
      const page = await openAnew();
      await write(
        page,
        'import { useState } from \'react\';\nexport default function Demo() {\n  const [sent, setSent] = useState(0);\n  return <form onSubmit={() => setSent(sent + 1)}><a href="#top">Top</a> <a href="/elsewhere/">Else</a> <button>Sent {sent}</button></form>;\n}',
      );
      const frame = frameOf(page);

      await frame.getByText('Top').click();
      await frame.getByText('Else').click();
      await frame.getByRole('button', { name: 'Sent 0' }).click();

      await frame.getByRole('button', { name: 'Sent 1' }).waitFor();
      expect(await fault(page).textContent()).toBe('');
    });

    it('can be entered and left with the keyboard, and is no stop of the tab key', async () => {
      const page = await startAnew();
      const enter = page.getByRole('button', { name: 'Edit the code' });
      await enter.focus();

      await page.keyboard.press('Enter');
      const editor = page.getByRole('textbox', { name: 'Counter.tsx, editable source' });
      await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await enter.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await enter.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await editor.getAttribute('tabindex')).toBe('-1');
    });

    it('is reset to the first source, and the reset can be undone', async () => {
      const page = await startAnew();
      await write(page, 'export default () => <p>Other</p>;');
      await frameOf(page).getByText('Other').waitFor();

      await page.getByRole('button', { name: 'Reset the code' }).click();
      await frameOf(page).getByRole('button', { name: 'Count 0' }).waitFor();

      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Z');
      await frameOf(page).getByText('Other').waitFor();
    });

    it.runIf(isEvery).each(['dark', 'light'])('gives axe nothing to find, in %s', async (mode) => {
      const page =
        mode === 'dark'
          ? await openWrapped()
          : await openEditor(part, { query: `?mode=${mode}`, reducedMotion: 'reduce' });
      await write(page, `${source}// A comment, 'text' and 12\nconst broken = <b>;\n`);
      await expect.poll(() => fault(page).textContent()).not.toBe('');

      expect(await findAxeFaults(page)).toEqual([]);
    });

    // At the end: what hangs takes a processor until the browser's frames are ended.
    it.runIf(isEvery)('is restored when its code blocks the frame', async () => {
      const page = await openAnew();
      await write(
        page,
        "export default () => <button onClick={() => /^(a+)+$/.test('a'.repeat(60) + '!')}>Freeze</button>;",
      );
      const button = frameOf(page).getByRole('button', { name: 'Freeze' });
      await button.waitFor();

      // A frame that hangs never says that it was clicked.
      void button.click({ noWaitAfter: true, timeout: 1000 }).catch(() => undefined);

      await expect.poll(() => fault(page).textContent()).toMatch(/stopped responding/);
      await frameOf(page).getByRole('button', { name: 'Freeze' }).waitFor();
    });
  },
});

/** The document holds a function as text: it is taken from compiled code, as the test runner rewrites sources. */
async function writeFrame(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, 'runtime/demos/live/frame-document.ts')],
    format: 'esm',
    write: false,
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`;
  const { writeFrameDocument } = (await import(url)) as typeof FrameDocument;
  return writeFrameDocument(digest);
}

function fault(page: Page) {
  return page.getByRole('status');
}

async function openEditor(part: PartPage, options: Parameters<PartPage['open']>[0] = {}): Promise<Page> {
  const page = await part.open({ ...options, prepare: (page) => serveModules(page) });
  await startEdit(page);
  return page;
}

async function startEdit(page: Page): Promise<void> {
  await page.click('text=Edit');
  await frameOf(page).getByRole('button', { name: 'Count 0' }).waitFor();
}

function serveModules(page: Page, asked: string[] = []): Promise<unknown> {
  return page.route('**/live/*', (route) => {
    const name = new URL(route.request().url()).pathname.slice('/live/'.length);
    asked.push(name);
    return route.fulfill({
      body: scripts.get(name),
      status: scripts.has(name) ? 200 : 404,
      contentType: name.endsWith('.html') ? 'text/html' : 'text/plain',
    });
  });
}

function frameOf(page: Page) {
  return page.frameLocator('iframe');
}

/** Types another source, as a reader does who selects all and pastes. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
