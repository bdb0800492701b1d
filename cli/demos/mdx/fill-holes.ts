// The HTML of an MDX element and of the Markdown inside it → both combined.

import type { Block, JsxMarker } from '../../../core/model/document.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import type { MadeMdx } from './make-mdx.ts';

/** Fills the holes of an element. The props of an island are in an attribute, as JSON within JSON. */
export function fillHoles(
  made: MadeMdx | undefined,
  { marker, holes }: { marker: JsxMarker; holes: readonly string[] },
): string {
  if (!made) return '';
  const { mark } = made;
  return (made.html.get(marker) ?? '').replace(new RegExp(`${mark}h(j*)(\\d+);`, 'g'), (_, depth: string, at: string) =>
    [...depth].reduce(escapeGiven, holes[Number(at)] ?? ''),
  );
}

/** Returns the blocks for the search index: rendered elements, each followed by the contents of its holes. */
export function toReadBlocks(blocks: readonly Block[], { html, mark }: MadeMdx): Block[] {
  const holes = new RegExp(`${mark}hj*\\d+;`, 'g');
  return blocks.map((block) =>
    block.kind === 'jsx' ? { kind: 'html', html: ` ${(html.get(block.jsx) ?? '').replace(holes, ' ')} ` } : block,
  );
}

/** Spacing of Markdown blocks inside of components, which do not set it. */
const distances =
  ':where(.prose :not(.case *))+:where(p,ul,ol,dl,figure,blockquote,.case,.callout,.island-slot){margin-block-start:1.1em}';

/** Returns the styles of the elements of a page. */
export function toMdxStyles({ rules, globals, css }: MadeMdx): DemoStyleTexts {
  return { rules, globals, sheets: { ...css, 'vitrine:mdx': distances }, widths: [] };
}

function escapeGiven(html: string): string {
  return escapeHtml(inText(inText(html)));
}

function inText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
