import { describe, expect, it } from 'vitest';
import type { PictureMarker } from '../../../core/model/document.ts';
import type { MadePicture } from '../../../core/pictures/made-picture.ts';
import { renderPicture } from '../../../core/pictures/render-picture.ts';

const tools = { toHref: (file: string) => `/${file}`, enlarge: 'Enlarge', close: 'Close' };

function mark(changes: Partial<PictureMarker> = {}): PictureMarker {
  return {
    src: './a.png',
    attributes: { alt: 'A "b"', loading: 'eager' },
    isInside: false,
    line: 1,
    column: 1,
    ...changes,
  };
}

function made(changes: Partial<MadePicture> = {}): MadePicture {
  return { file: 'a.png', width: 200, height: 100, sources: [], sourceType: 'image/webp', ...changes };
}

const wide = made({ width: 1000, height: 500, sources: [{ file: 'a-400.webp', width: 400 }] });

describe('a picture', () => {
  it('has a size, so that nothing shifts when it loads', () => {
    expect(renderPicture(mark(), { light: made(), ...tools })).toBe(
      '<img src="/a.png" alt="A &quot;b&quot;" loading="eager" width="200" height="100">',
    );
  });

  it('keeps the size that its author set, and its proportions', () => {
    expect(renderPicture(mark({ attributes: { alt: 'A', width: '50' } }), { light: made(), ...tools })).toContain(
      'width="50" height="25"',
    );
    expect(renderPicture(mark({ attributes: { alt: 'A', height: '10' } }), { light: made(), ...tools })).toContain(
      'height="10" width="20"',
    );
  });

  it('links to the full picture, and has versions in several widths', () => {
    expect(renderPicture(mark(), { light: wide, ...tools })).toBe(
      '<a class="zoom" href="/a.png" data-docs-enlarge="Enlarge" data-docs-close="Close"><picture>' +
        '<source type="image/webp" srcset="/a-400.webp 400w" sizes="(max-width: 780px) calc(100vw - 40px), 740px">' +
        '<img src="/a.png" alt="A &quot;b&quot;" loading="eager" width="1000" height="500"></picture></a>',
    );
  });

  it.each([
    ['is in a link', mark({ isInside: true }), wide],
    ['is decoration', mark({ attributes: { alt: '' } }), wide],
    ['shows all that it has', mark(), made()],
    ['runs code of its own', mark(), made({ width: 1000, hasCode: true })],
  ])('has no link if it %s', (_, marker, light) => {
    expect(renderPicture(marker, { light, ...tools })).not.toContain('<a');
  });
});

describe('a pair of pictures', () => {
  it('has one for light and one for dark mode, and only the visible one is loaded', () => {
    const html = renderPicture(mark(), { light: wide, dark: { ...wide, file: 'b.png' }, ...tools });

    expect(html).toMatch(
      /^<a class="zoom only-light-mode" href="\/a.png"[^]*<a class="zoom only-dark-mode" href="\/b.png"/,
    );
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  });

  it('is distinguished without a link as well', () => {
    expect(renderPicture(mark(), { light: made(), dark: made(), ...tools })).toMatch(
      /^<img [^>]*class="only-light-mode"[^>]*><img [^>]*class="only-dark-mode"/,
    );
  });
});
