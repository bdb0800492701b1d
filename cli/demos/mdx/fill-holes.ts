// The HTML of an element of MDX, and what its page has in Markdown inside it → both in one.

import type { Block, JsxMarker } from '../../../core/model/document.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import type { MadeMdx } from './create-mdx-maker.ts';

/** Fills the holes of an element. What an island is given stands in an attribute, as JSON within JSON. */
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

/** What a search reads of a page: its elements as they are drawn; what fills their holes follows them. */
export function toReadBlocks(blocks: readonly Block[], { html, mark }: MadeMdx): Block[] {
  const holes = new RegExp(`${mark}hj*\\d+;`, 'g');
  return blocks.map((block) =>
    block.kind === 'jsx' ? { kind: 'html', html: ` ${(html.get(block.jsx) ?? '').replace(holes, ' ')} ` } : block,
  );
}

/** Boxes of components say nothing of the distances between what Markdown puts into them. */
const distances =
  ':where(.prose :not(.case *))+:where(p,ul,ol,dl,figure,blockquote,.case,.callout,.island-slot){margin-block-start:1.1em}';

/** The styles that the elements of a page bring. */
export function toMdxStyles({ rules, globals, css }: MadeMdx): DemoStyleTexts {
  return { rules, globals, sheets: { ...css, 'vitrine:mdx': distances }, widths: [] };
}

function escapeGiven(html: string): string {
  return escapeHtml(inText(inText(html)));
}

function inText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
