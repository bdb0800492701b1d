import { expect, it } from 'vitest';
import { formatVisualReport } from '../../../../core/check/visual/format-visual-report.ts';

const demo = {
  path: '/a/demo/B/',
  file: 'content/<b>.tsx',
  changed: [{ look: 'light', pixels: 12345, sizes: ['3 × 4', '3 × 5'] }],
  missing: [],
  restless: [],
} as const;

it('the visual report shows the three pictures of each look, with the differences', () => {
  const page = formatVisualReport({ demos: [demo], gone: [], total: 2 });

  expect(page).toContain('<title>1 of 2 demos look different</title>');
  expect(page).toContain('<h3>light: 12345 pixels (3 × 4, now 3 × 5)</h3>');
  expect(page.match(/<img src="[^"]+"/g)).toEqual([
    '<img src="a/demo/B/light-before.png"',
    '<img src="a/demo/B/light-after.png"',
    '<img src="a/demo/B/light-difference.png"',
  ]);
});

it('the visual report escapes names that authors have chosen', () => {
  const page = formatVisualReport({ demos: [demo], gone: ['/<script>/'], total: 2 });

  expect(page).toContain('<code>content/&lt;b&gt;.tsx</code>');
  expect(page).not.toContain('<script>');
});
