// The page that says what the code of a minified error means.

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser-site.ts';
import { isEvery } from '../everyday.ts';

const message = '[data-error-message]';

describeInBrowser('a minified error', (site) => {
  it('is shown with its arguments, which are text whatever they contain', async () => {
    const { page, faults, visit, close } = await site.open();
    const args = ['<img src=x onerror=alert(1)> %s', '`mainShade`\u202E'].map(encodeURIComponent);
    await visit(`/production-error/?code=11&args[]=${args[0]}&args[]=${args[1]}`);
    const place = page.locator(message);
    await place.waitFor();

    expect(await place.innerText()).toContain('The color<img src=x onerror=alert(1)> %s provided to augmentColor');
    expect(await place.locator('img, script').count()).toBe(0);

    await visit('/production-error/?code=11&args[]=%20(a)');
    await place.waitFor();
    expect(await place.innerText()).toMatch(/The color \(a\) provided[^]*\[missing argument\]/);
    expect(faults).toEqual([]);
    await close();
  });

  it.runIf(isEvery)('with an unknown code leads to the list, which is there without script as well', async () => {
    const { page, visit, close } = await site.open();
    await visit('/production-error/?code=%22%5D%3Cb%3E');
    await page.locator(message).waitFor();
    expect(await page.locator(message).innerText()).toContain('No error has the code “"]<b>”');
    await close();

    const plain = await site.open({ javaScriptEnabled: false });
    await plain.visit('/production-error/?code=14');
    expect(await plain.page.locator(message).isVisible()).toBe(false);
    expect(await plain.page.locator('#error-14').innerText()).toContain('makeStyles is no longer exported');
    await plain.close();
  });
});
