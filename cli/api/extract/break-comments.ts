// Moves comments of members to their own lines: "{ /** Its size. */ size?: Size }". TypeScript would take a comment
// that shares the line of the code before it for a comment on that code, and declarations would lose it.

import ts from 'typescript';

/** Puts comments of members on their own lines; returns the same file if they already are. */
export function breakComments(file: ts.SourceFile): ts.SourceFile {
  const { text, fileName, languageVersion } = file;
  if (!/[{;,|][ \t]*\/\*\*(?!\/)/.test(text)) return file;
  const places = listPlaces(file);
  if (places.length === 0) return file;
  let end = 0;
  const parts = places.map((place) => {
    const part = text.slice(end, place);
    end = place;
    return part;
  });
  const broken = `${parts.join('\n')}\n${text.slice(end)}`;
  return ts.createSourceFile(fileName, broken, languageVersion, true);
}

/** Lists the starts of comments that share a line with the code before them. */
function listPlaces(file: ts.SourceFile): number[] {
  const places: number[] = [];
  const { text } = file;
  visit(file);
  return places.sort((a, b) => a - b);

  function visit(node: ts.Node): void {
    if (ts.isTypeElement(node) || ts.isClassElement(node))
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.pos) ?? [])
        // A comment at the end of a line belongs to the code before it.
        if (text.startsWith('/**', pos) && !/^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200))) places.push(pos);
    ts.forEachChild(node, visit);
  }
}
