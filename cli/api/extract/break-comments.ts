// A source → the same with each comment of a member on a line of its own: "{ /** Its size. */ size?: Size }". Where it
// shares the line of what is before it, TypeScript takes it for a comment on that, and declarations lose it.

import ts from 'typescript';

/** Puts the comments of members on lines of their own; gives the same file where they are. */
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

/** Where comments begin that stand on the line of what is before them. */
function listPlaces(file: ts.SourceFile): number[] {
  const places: number[] = [];
  const { text } = file;
  visit(file);
  return places.sort((a, b) => a - b);

  function visit(node: ts.Node): void {
    if (ts.isTypeElement(node) || ts.isClassElement(node))
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.pos) ?? [])
        // What ends a line belongs to what is before it.
        if (text.startsWith('/**', pos) && !/^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200))) places.push(pos);
    ts.forEachChild(node, visit);
  }
}
