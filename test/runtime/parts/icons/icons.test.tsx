import { build } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as icons from '../../../../runtime/parts/icons/icons.ts';

const { ArticleIcon } = icons;

describe('an icon', () => {
  it('is decoration on a grid of 24, in the medium size', () => {
    expect(renderToStaticMarkup(<ArticleIcon />)).toMatch(
      /^<svg class="icon icon-medium" viewBox="0 0 24 24" aria-hidden="true"><path d="M/,
    );
  });

  it('is a picture when it has a title', () => {
    expect(renderToStaticMarkup(<ArticleIcon title="Article" />)).toContain('role="img" aria-label="Article">');
  });

  it.each(['small', 'medium', 'large', 'inherit'] as const)('has the size %s', (size) => {
    expect(renderToStaticMarkup(<ArticleIcon size={size} className="own" />)).toContain(
      `class="icon icon-${size} own"`,
    );
  });

  it.each([
    ['error', 'color="var(--error)"'],
    ['tomato', 'color="tomato"'],
    ['no-such-role', 'color="no-such-role"'],
  ])('passes on the color %s', (color, attribute) => {
    expect(renderToStaticMarkup(<ArticleIcon color={color} />)).toContain(attribute);
  });

  it('carries no style, which a strict content policy would refuse', () => {
    expect(renderToStaticMarkup(<ArticleIcon color="error" size="large" />)).not.toContain('style=');
  });
});

describe('the icons', () => {
  it('include seven that navigation trees use', () => {
    expect(Object.keys(icons)).toEqual(
      expect.arrayContaining([
        'ArticleIcon',
        'BookIcon',
        'CalendarViewDayIcon',
        'ReaderModeIcon',
        'ReorderIcon',
        'TableChartIcon',
        'VisibilityIcon',
      ]),
    );
  });

  it('are all drawn differently', () => {
    const drawn = Object.values(icons).map((Icon) => renderToStaticMarkup(<Icon />));

    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('are bundled only if they are imported', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "import { BookIcon } from './runtime/parts/icons/icons.ts'; console.log(BookIcon);",
        resolveDir: process.cwd(),
      },
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/*'],
    });

    const shapes = outputFiles[0]!.text.match(/"M[\d.]+ [\d.]+[^"]+"/g);
    expect(shapes).toHaveLength(1);
  });
});
