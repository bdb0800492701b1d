// Fences side by side → code tabs, if there is nothing but fences.

import { convertFence } from './convert-fence.ts';
import { spotOf, type PageTools, type Part } from '../markdown/page-tools.ts';
import type { FencePiece } from '../markdown/piece.ts';
import { splitPieces } from '../markdown/split-pieces.ts';

interface TabsOptions {
  readonly tools: PageTools;
  readonly convert: (part: Part) => string;
  /** Key under which readers' choices are stored. */
  readonly storageKey?: string | undefined;
}

/** Writes fences as tabs; a part with other content is converted as text. */
export function writeCodeTabs(part: Part, { tools, convert, storageKey }: TabsOptions): string {
  const fences = listFences(part, tools);
  if (!fences) return convert(part).trim();
  const tabs = fences.map((fence) =>
    convertFence(fence, {
      written: part.text.slice(fence.start, fence.end),
      spot: spotOf(part, fence.start),
      tools,
      isTab: true,
    }).replace(/^[ \t]+/, ''),
  );
  const key = storageKey === undefined ? '' : ` storageKey="${storageKey.replace(/["<>]/g, '')}"`;
  return `<codeblock${key}>\n\n${tabs.join('\n\n')}\n\n</codeblock>`;
}

/** Lists the fences of a part; undefined if it has other content. */
export function listFences(part: Part, tools: PageTools): readonly FencePiece[] | undefined {
  const pieces = splitPieces(part.text, tools.dialect);
  const fences = pieces.filter((piece): piece is FencePiece => piece.kind === 'fence');
  const isBlank = (piece: (typeof pieces)[number]) =>
    piece.kind === 'text' && part.text.slice(piece.start, piece.end).trim() === '';
  return fences.length > 0 && pieces.every((piece) => piece.kind === 'fence' || isBlank(piece)) ? fences : undefined;
}
