import type { Block, CopyPart, Document } from '../../model/document.ts';

/** Writes the replacement of a block's marker, such as a demo's sources or a picture's address; '' for nothing. */
type WriteBlock = (block: Exclude<Block, { kind: 'html' }>) => string;

/** Fills the markers of a page's Markdown copy, and adds the page's title if the text has none. */
export function fillCopy(
  { title, hasTitleHeading, copy = [], blocks }: Pick<Document, 'title' | 'hasTitleHeading' | 'copy' | 'blocks'>,
  write: WriteBlock,
): string {
  let text = '';
  for (const part of copy) {
    const written = typeof part === 'string' ? part : writeAt(part);
    // An empty replacement must not leave blank lines behind.
    text = written === '' ? text.trimEnd() : text + written;
  }
  text = text.replace(/^\s*\n/, '').trimEnd();

  return `${hasTitleHeading ? '' : `# ${title}\n\n`}${text}\n`;

  function writeAt(place: Exclude<CopyPart, string>): string {
    // One marker of a story file produces a block for each story.
    const contents = blocks.flatMap((block) => (block.kind !== 'html' && isAt(block, place) ? [write(block)] : []));
    return indent(contents.filter(Boolean).join('\n\n'), place.column - 1);
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

/** Indents the replacement of a marker inside a list item. */
function indent(text: string, width: number): string {
  return width === 0 ? text : text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`);
}
