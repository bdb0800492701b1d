// Pieces of code, each with the line that its author wrote it in → one text with the same lines, so that
// whatever stops in it names the line of the page.

import type { CodePiece } from '../slots/slots.ts';

/** Joins pieces. A piece that comes too late for its line stands at the end of the text. */
export function joinCode(pieces: readonly CodePiece[]): string {
  let text = '';
  let at = 1;
  for (const { code, line = at } of pieces) {
    if (line > at) {
      text += '\n'.repeat(line - at);
      at = line;
    }
    text += code;
    at += code.split('\n').length - 1;
  }
  return `${text}\n`;
}
