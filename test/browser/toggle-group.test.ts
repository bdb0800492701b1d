import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { everyday, isEvery } from '../everyday.ts';
import { describePart, findAxeFaults } from './part-page.ts';
import { shareUntilFailure } from './share-until-failure.ts';

const script = `
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { ReorderIcon, TableChartIcon } from './runtime/parts/icons/icons.ts';
  import { startRipple } from './runtime/parts/ripple/start-ripple.ts';
  import { ToggleGroup } from './runtime/parts/toggle-group/toggle-group.tsx';
  startRipple();
  const query = new URLSearchParams(location.search);
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  document.documentElement.dataset.mode = query.get('mode') ?? 'light';
  const aligns = [{ value: 'left', label: 'Left' }, { value: 'middle', label: 'Middle', disabled: true }, { value: 'right', label: 'Right' }];
  const views = [{ value: 1, label: <ReorderIcon size="small" />, name: 'List' }, { value: 2, label: <TableChartIcon size="large" />, name: 'Table' }];
  function Groups() {
    const [align, setAlign] = useState<string | null>('right');
    const [shown, setShown] = useState<number[] | null>(null);
    return <>
      <ToggleGroup label="Align" exclusive value={align} options={aligns} onChange={setAlign} />
      <ToggleGroup label="Views" value={shown} options={views} onChange={setShown} />
      <output>{JSON.stringify({ align, shown })}</output>
    </>;
  }
  createRoot(document.getElementById('root')!).render(<Groups />);
`;

describePart('a toggle group in a browser', {
  script,
  body: '<div id="root"></div>',
  tests(part) {
    const share = shareUntilFailure(() => part.open());

    it.runIf(isEvery)('takes one value or several', async () => {
      const page = await share();

      await page.click('text=Left');
      expect(await read(page)).toEqual({ align: 'left', shown: null });
      await page.click('text=Left');
      expect(await read(page)).toEqual({ align: null, shown: null });
      await page.getByRole('button', { name: 'Table' }).click();
      await page.getByRole('button', { name: 'List' }).click();
      expect(await read(page)).toEqual({ align: null, shown: [2, 1] });
      await page.getByRole('button', { name: 'Table' }).click();
      expect(await read(page)).toEqual({ align: null, shown: [1] });
      expect(await page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    });

    const directions = [
      ['rtl', 'ArrowRight', 'ArrowLeft'],
      ['ltr', 'ArrowLeft', 'ArrowRight'],
    ] as const;
    it.each(everyday(directions, 2))(
      'is one stop of the Tab key with arrows between its buttons, in %s',
      async (dir, back, on) => {
        const page = await part.open({ query: `?dir=${dir}` });

        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Right');
        await page.keyboard.press(back);
        expect(await focused(page)).toBe('Left');
        await page.keyboard.press(on);
        expect(await focused(page)).toBe('Right');
        await page.keyboard.press('Home');
        expect(await focused(page)).toBe('Left');
        await page.keyboard.press('Space');
        expect(await read(page)).toMatchObject({ align: 'left' });
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('List');
        await page.keyboard.press('Shift+Tab');
        expect(await focused(page)).toBe('Left');
      },
    );

    it.runIf(isEvery)('answers a press with a wave that fades, but not under reduced motion', async () => {
      const page = await share();
      await page.hover('text=Left');
      await page.waitForLoadState('networkidle');
      await page.click('text=Left');
      expect(await page.locator('.ripple-wave').count()).toBe(1);
      expect(await page.locator('.ripple-wave').evaluate((wave) => getComputedStyle(wave).animationDuration)).toBe(
        '0.55s',
      );
      await expect.poll(() => page.locator('.ripple').count()).toBe(0);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.click('text=Left');
      expect(await page.locator('.ripple').count()).toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    });

    it('pulses in 2500 ms under the visible focus', async () => {
      const page = await part.open();

      await page.keyboard.press('Tab');

      expect(await page.locator('.ripple-pulsating').evaluate((wave) => getComputedStyle(wave).animationDuration)).toBe(
        '2.5s',
      );
    });

    it('draws icons of 20 and 35 px', async () => {
      const page = await share();
      const widths = await page
        .locator('svg')
        .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));

      expect(widths).toEqual([20, 35]);
    });

    it.runIf(isEvery).each(['dark', 'light'])('gives axe nothing to find in %s', async (mode) => {
      const page = await part.open({ query: `?mode=${mode}`, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Table' }).click();

      expect(await findAxeFaults(page)).toEqual([]);
    });
  },
});

async function read(page: Page): Promise<unknown> {
  return JSON.parse(await page.locator('output').innerText());
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? undefined,
  );
}
