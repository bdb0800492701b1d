import type { Page } from 'playwright-core';

/** Measures the contrast of two colours, as WCAG does; the page turns any notation into what it paints. */
export async function contrastOf(page: Page, color: string, ground: string): Promise<number> {
  const [over, under] = await page.evaluate(
    (pair) =>
      pair.map((each) => {
        const context = document.createElement('canvas').getContext('2d')!;
        context.fillStyle = each;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      }),
    [color, ground],
  );
  const [light, dark] = [toLuminance(over!), toLuminance(under!)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function toLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
