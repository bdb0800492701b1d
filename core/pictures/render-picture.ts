// A processed picture → its HTML: its size, so that nothing shifts when it loads; a modern format in several
// widths; a light and a dark version; and a link to the full picture.

import type { PictureMarker } from '../model/document.ts';
import type { MadePicture } from './made-picture.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Inputs besides the picture's marker. */
interface PictureParts {
  readonly light: MadePicture;
  /** The version for dark mode. */
  readonly dark?: MadePicture;
  /** Turns a file of the output folder into its address. */
  readonly toHref: (file: string) => string;
  /** Accessible label of the link: "Enlarge". */
  readonly enlarge: string;
  /** Label of the button that closes the enlarged picture. */
  readonly close: string;
}

/** Maximum width of a page's text column, in pixels. */
const columnWidth = 740;

/** Narrower pictures are not enlarged. */
const minEnlargedWidth = 320;

/** Renders a picture, or a light and a dark one. */
export function renderPicture(marker: PictureMarker, { light, dark, ...tools }: PictureParts): string {
  if (!dark) return renderOne(marker, light, { ...tools, side: '' });
  // The hidden one must not be loaded.
  const lazyMarker = { ...marker, attributes: { ...marker.attributes, loading: 'lazy' } };
  return `${renderOne(lazyMarker, light, { ...tools, side: 'only-light-mode' })}${renderOne(lazyMarker, dark, { ...tools, side: 'only-dark-mode' })}`;
}

interface SideTools extends Pick<PictureParts, 'toHref' | 'enlarge' | 'close'> {
  readonly side: '' | 'only-light-mode' | 'only-dark-mode';
}

function renderOne({ attributes, isInside }: PictureMarker, madePicture: MadePicture, tools: SideTools): string {
  const { toHref, side, enlarge, close } = tools;
  const size = fitSize(attributes, madePicture);
  const isLinked =
    !isInside &&
    !madePicture.hasCode &&
    madePicture.width >= minEnlargedWidth &&
    attributes.alt !== '' &&
    attributes.role !== 'presentation';
  const image = writeTag('img', {
    src: toHref(madePicture.file),
    ...attributes,
    ...(!isLinked && side && { class: [attributes.class, side].filter(Boolean).join(' ') }),
    width: String(size.width),
    height: String(size.height),
  });
  const picture =
    madePicture.sources.length === 0 ? image : `<picture>${writeSource(madePicture, size, toHref)}${image}</picture>`;
  if (!isLinked) return picture;
  const link = {
    class: ['zoom', side].filter(Boolean).join(' '),
    href: toHref(madePicture.file),
    'data-docs-enlarge': enlarge,
    'data-docs-close': close,
  };
  return `${writeTag('a', link)}${picture}</a>`;
}

/** Returns the displayed size: the author's width or height, with the other side in proportion. */
function fitSize(attributes: PictureMarker['attributes'], { width, height }: MadePicture) {
  const [ownWidth, ownHeight] = [Number(attributes.width), Number(attributes.height)];
  if (ownWidth > 0) return { width: ownWidth, height: ownHeight || Math.round((ownWidth * height) / width) };
  return ownHeight > 0 ? { width: Math.round((ownHeight * width) / height), height: ownHeight } : { width, height };
}

function writeSource({ sources, sourceType }: MadePicture, { width }: { width: number }, toHref: SideTools['toHref']) {
  const shown = Math.min(width, columnWidth);
  return writeTag('source', {
    type: sourceType,
    srcset: sources.map((source) => `${toHref(source.file)} ${source.width}w`).join(', '),
    sizes: `(max-width: ${shown + 40}px) calc(100vw - 40px), ${shown}px`,
  });
}

function writeTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}
