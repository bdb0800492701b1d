// A page that stays open all day: what it holds does not grow with what its reader does.

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';
import { isWhole } from '../torture/is-whole.ts';

describeInBrowser('a long session', (site) => {
  it.runIf(isWhole)(
    'switches the theme and opens a tooltip 500 times, and retains less than 5 MB of memory: 174',
    async () => {
      const { page, visit, faults, close } = await site.open();
      await visit('/joy-ui/react-button/');
      const session = await page.context().newCDPSession(page);
      const act = (times: number) =>
        page.evaluate(async (turns) => {
          const button = document.querySelector('figure.code button, button[aria-label]')!;
          for (let turn = 0; turn < turns; turn += 1) {
            localStorage.setItem('mode', turn % 2 ? 'dark' : 'light');
            dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: turn % 2 ? 'dark' : 'light' }));
            button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
            button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
            await new Promise((next) => requestAnimationFrame(next));
          }
        }, times);
      const measure = async () => {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
      };

      await act(20);
      const before = await measure();
      await act(500);
      const after = await measure();

      expect(after - before).toBeLessThan(5);
      expect(faults).toEqual([]);
      await close();
    },
    120_000,
  );
});
