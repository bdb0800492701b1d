// The text for a page's copy, and what stands in the places of its markers → the copy.

import type { Block, CopyPart, Document } from '../../model/document.ts';

/** Writes what stands in the place of a demo or component, or the address of a picture; '' for nothing. */
type WriteBlock = (block: Exclude<Block, { kind: 'html' }>) => string;

/** Fills the gaps of a copy, and names the page where its text does not. */
export function fillCopy(
  { title, hasTitleHeading, copy = [], blocks }: Pick<Document, 'title' | 'hasTitleHeading' | 'copy' | 'blocks'>,
  write: WriteBlock,
): string {
  let text = '';
  for (const part of copy) {
    const written = typeof part === 'string' ? part : writeAt(part);
    // What leaves nothing leaves no blank lines either.
    text = written === '' ? text.trimEnd() : text + written;
  }
  text = text.replace(/^\s*\n/, '').trimEnd();

  return `${hasTitleHeading ? '' : `# ${title}\n\n`}${text}\n`;

  function writeAt(place: Exclude<CopyPart, string>): string {
    // A file of stories stands for each of them.
    const found = blocks.flatMap((block) => (block.kind !== 'html' && isAt(block, place) ? [write(block)] : []));
    return indent(found.filter(Boolean).join('\n\n'), place.column - 1);
  }
}

function isAt(block: Block, place: { readonly line: number; readonly column: number }): boolean {
  const marker = toMarker(block);
  return marker?.line === place.line && marker.column === place.column;
}

function toMarker(block: Block): Exclude<CopyPart, string> | undefined {
  if (block.kind === 'html') return undefined;
  switch (block.kind) {
    case 'demo':
      return block.demo;
    case 'component':
      return block.component;
    case 'picture':
      return block.picture;
    case 'excerpt':
      return block.excerpt;
    case 'jsx':
      return block.jsx;
  }
}

/** A marker in a list stands under its item. */
function indent(text: string, width: number): string {
  return width === 0 ? text : text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`);
}
