// A picture, made → its HTML: sizes, so that nothing moves when it comes; a modern format in several
// widths; a pair of which the page's mode shows one; and a link to the whole of it.

import type { PictureMarker } from '../model/document.ts';
import type { MadePicture } from './made-picture.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** What a picture is drawn from, besides its marker. */
interface PictureParts {
  readonly light: MadePicture;
  /** The same for dark pages. */
  readonly dark?: MadePicture;
  /** Turns a file of the output folder into its address. */
  readonly toHref: (file: string) => string;
  /** What a script tells of the link: "Enlarge". */
  readonly enlarge: string;
  /** What closes the large picture. */
  readonly close: string;
}

/** The widest that the text of a page is, in pixels. */
const column = 740;

/** Narrower than this, a picture shows all that it has. */
const smallest = 320;

/** Renders a picture. */
export function renderPicture(marker: PictureMarker, { light, dark, ...tools }: PictureParts): string {
  if (!dark) return renderOne(marker, light, { ...tools, side: '' });
  // The one that is not shown must not be loaded.
  const later = { ...marker, attributes: { ...marker.attributes, loading: 'lazy' } };
  return `${renderOne(later, light, { ...tools, side: 'only-light-mode' })}${renderOne(later, dark, { ...tools, side: 'only-dark-mode' })}`;
}

interface SideTools extends Pick<PictureParts, 'toHref' | 'enlarge' | 'close'> {
  readonly side: '' | 'only-light-mode' | 'only-dark-mode';
}

function renderOne({ attributes, isInside }: PictureMarker, made: MadePicture, tools: SideTools): string {
  const { toHref, side, enlarge, close } = tools;
  const size = fitSize(attributes, made);
  const isLinked =
    !isInside && !made.hasCode && made.width >= smallest && attributes.alt !== '' && attributes.role !== 'presentation';
  const image = writeTag('img', {
    src: toHref(made.file),
    ...attributes,
    ...(!isLinked && side && { class: [attributes.class, side].filter(Boolean).join(' ') }),
    width: String(size.width),
    height: String(size.height),
  });
  const picture = made.sources.length === 0 ? image : `<picture>${writeSource(made, size, toHref)}${image}</picture>`;
  if (!isLinked) return picture;
  const link = {
    class: ['zoom', side].filter(Boolean).join(' '),
    href: toHref(made.file),
    'data-docs-enlarge': enlarge,
    'data-docs-close': close,
  };
  return `${writeTag('a', link)}${picture}</a>`;
}

/** What its author says of its size holds; the other side follows. */
function fitSize(attributes: PictureMarker['attributes'], { width, height }: MadePicture) {
  const [ownWidth, ownHeight] = [Number(attributes.width), Number(attributes.height)];
  if (ownWidth > 0) return { width: ownWidth, height: ownHeight || Math.round((ownWidth * height) / width) };
  return ownHeight > 0 ? { width: Math.round((ownHeight * width) / height), height: ownHeight } : { width, height };
}

function writeSource({ sources, sourceType }: MadePicture, { width }: { width: number }, toHref: SideTools['toHref']) {
  const shown = Math.min(width, column);
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
