// The result of an edited demo: all of it is seen, in the place of the demo, however the reader
// has set the site and however wide the window is.

import { expect, it } from 'vitest';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { isEvery } from '../everyday.ts';
import { describeInBrowser, type BrowserSite } from './browser-site.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const button = '/material-ui/react-button/';

interface Reader {
  readonly reader: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly width?: number;
}

const readers: readonly Reader[] = [
  { reader: 'without choices' },
  { reader: 'with a dense layout', choices: { density: 'dense' } },
  { reader: 'of a right-to-left language', choices: { direction: 'rtl' } },
  { reader: 'with a phone, right to left', width: 390, choices: { direction: 'rtl', density: 'dense' } },
  { reader: 'in dark mode', choices: { mode: 'dark' } },
  { reader: 'with a phone', width: 390 },
];

const growing = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Growing() {
  const [rows, setRows] = React.useState(1);
  return <div>{Array.from({ length: rows }, (_, row) => (
    <div key={row} style={{ blockSize: 60 }}><Button variant="contained" onClick={() => setRows(rows + 3)}>Row {row}</Button></div>
  ))}</div>;
}
`;

describeInBrowser('the result of an edited demo', (site) => {
  /** Most demos of the page are edited in one window. */
  const share = shareUntilFailure(() => openPage(site));

  it.runIf(isEvery).each(readers)('is completely visible to a reader $reader', async ({ choices, width }) => {
    const isPlain = !choices && !width;
    const window = isPlain ? await share() : await openPage(site, { choices, width });
    const { demo, frame } = await openEdit(window.page, 'BasicButtons');
    await changeOneLetter(demo);
    await frame.getByRole('button', { name: 'Skim' }).waitFor({ state: 'attached' });

    await expect.poll(() => listHidden(demo, frame)).toEqual([]);
    expect(await frame.getByRole('button').count()).toBe(3);
    expect(await listOutside(demo)).toEqual([]);
    expect(window.faults).toEqual([]);
    if (!isPlain) await window.close();
  });

  it.runIf(isEvery).each(['IconButtons', 'FloatingButtons', 'ButtonSizes'])(
    'is in the place of the demo, with room for its shadows (%s)',
    async (name) => {
      const { page } = await share();
      const { demo, frame, before } = await openEdit(page, name);
      await expect.poll(() => listHidden(demo, frame)).toEqual([]);

      const outer = await demo.locator('iframe').boundingBox();
      const after = await readPlaces(frame.locator('[data-docs-live-stage]').locator('button, a'));
      expect(before.length).toBeGreaterThan(1);
      expect(after.length).toBe(before.length);
      // Letters are the frame's own, so that a button may be a little wider.
      const [was, is] = [findMiddle(before), findMiddle(after)];
      expect(Math.abs(is.x + (outer?.x ?? 0) - was.x)).toBeLessThan(4);
      expect(Math.abs(is.y + (outer?.y ?? 0) - was.y)).toBeLessThan(4);
      expect(Math.min(...after.map(({ top }) => top))).toBeGreaterThanOrEqual(16);
    },
  );

  it.runIf(isEvery)('grows with its content', async () => {
    const { page } = await share();
    const { demo, frame } = await openEdit(page, 'ButtonColors');
    await demo.locator('.cm-content').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(growing);
    const first = frame.getByRole('button', { name: 'Row 0' });
    await first.waitFor({ state: 'attached' });
    await expect.poll(() => listHidden(demo, frame)).toEqual([]);
    const small = await demo.locator('iframe').evaluate(({ clientHeight }) => clientHeight);

    await first.click();

    await frame.getByRole('button', { name: 'Row 3' }).waitFor({ state: 'attached' });
    await expect.poll(() => demo.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBe(small + 180);
    expect(await listHidden(demo, frame)).toEqual([]);
  });
});

/** Opens the page for a reader who has set the site. */
async function openPage(site: BrowserSite, { choices = {}, width = 1280 }: Omit<Reader, 'reader'> = {}) {
  const window = await site.open({ viewport: { width, height: 900 } });
  await window.page.addInitScript(
    // The frame has no storage.
    (entries) => void (self.origin !== 'null' && Object.assign(localStorage, entries)),
    { ...choices },
  );
  await window.visit(button);
  await window.page.evaluate(() => document.fonts.ready);
  return window;
}

/** Presses Edit, as a reader does who has read the demo. */
async function openEdit(page: Page, name: string) {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => demo.getAttribute('data-hydrated')).toBe('');
  await page.evaluate(() => document.fonts.ready);
  const stage = await demo.boundingBox();
  const before = await readPlaces(demo.locator('.demo-root').locator('button, a'));

  await demo.locator('[data-docs-tool=edit]').click();
  const frame = demo.frameLocator('iframe.live-frame');
  await frame.getByRole('button').first().waitFor({ state: 'attached' });
  const moved = (await demo.boundingBox())!.y - stage!.y;
  const places = before.map((place) => ({ ...place, top: place.top + moved, bottom: place.bottom + moved }));
  return { demo, frame, before: places };
}

async function changeOneLetter(demo: Locator): Promise<void> {
  const content = demo.locator('.cm-content');
  const text = await content.evaluate((element) => (element as HTMLElement).innerText);
  await content.focus();
  await demo.page().keyboard.press('Control+A');
  await demo.page().keyboard.insertText(text.replace('Skip', 'Skim'));
}

type Place = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

function readPlaces(parts: Locator): Promise<Place[]> {
  return parts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as Place));
}

function findMiddle(places: readonly Place[]): { x: number; y: number } {
  const [left, top] = [Math.min(...places.map((place) => place.left)), Math.min(...places.map((place) => place.top))];
  const [right, bottom] = [
    Math.max(...places.map((place) => place.right)),
    Math.max(...places.map((place) => place.bottom)),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Lists what of the result is not seen: buttons outside of the frame, or a frame that is too small. */
async function listHidden(demo: Locator, frame: FrameLocator): Promise<string[]> {
  const height = await demo.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  return frame.locator('body').evaluate((body, seen) => {
    const content = Math.max(body.scrollHeight, body.getBoundingClientRect().height);
    const short = content > seen + 0.5 ? [`${content} px of content in ${seen}`] : [];
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`${document.documentElement.scrollWidth} px wide in ${innerWidth}`]
        : [];
    const cut = [...body.querySelectorAll('[data-docs-live-stage] :is(button, a)')].flatMap((part) => {
      const { top, right, bottom, left } = part.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= seen && right <= innerWidth && bottom > top;
      return isSeen
        ? []
        : [`${part.textContent}: ${top} to ${bottom} in ${seen}, ${left} to ${right} in ${innerWidth}`];
    });
    return [...short, ...wide, ...cut];
  }, height);
}

/** Lists what of the editor leaves the demo's case at its sides. */
async function listOutside(demo: Locator): Promise<string[]> {
  return demo.evaluate((element) => {
    const outer = element.getBoundingClientRect();
    return [
      ...element.querySelectorAll('.live-result, .live-frame, .live-editor, .live-bar, .live-bar button'),
    ].flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < outer.left - 0.5 || right > outer.right + 0.5
        ? [`${part.className || part.textContent}: ${left} to ${right}`]
        : [];
    });
  });
}
