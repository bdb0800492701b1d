// The text of code → the same with blanks in place of what its strings, templates and comments say. Nothing is
// parsed: an apostrophe between two elements may hide what follows it, up to the next one on its line.

const parts = /["'`{}]|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/.*/g;
const insides: Readonly<Record<string, RegExp>> = {
  '"': /(?:[^"\\\n]|\\.)*("?)/y,
  "'": /(?:[^'\\\n]|\\.)*('?)/y,
  '`': /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{|)/y,
};

/** Blanks the texts of code; every character stays where it is. */
export function blankTexts(code: string): string {
  const pieces: string[] = [];
  // How many braces are open in each template that is, the innermost last.
  const braces: number[] = [];
  let done = 0;
  parts.lastIndex = 0;
  for (let found = parts.exec(code); found; found = parts.exec(code)) {
    const [text] = found;
    const end = found.index + text.length;
    if (text.length > 1) blank(found.index, end);
    else if (text === '{') countBrace(1);
    else if (text !== '}') readInside(text, end);
    else if (countBrace(-1) === 0) {
      braces.pop();
      readInside('`', end);
    }
  }
  return pieces.join('') + code.slice(done);

  /** Tells how many are open now, where that is counted. */
  function countBrace(change: number): number | undefined {
    const count = braces.pop();
    if (count !== undefined) braces.push(count + change);
    return braces.at(-1);
  }

  function readInside(quote: string, start: number): void {
    const inside = insides[quote]!;
    inside.lastIndex = start;
    const [text = '', close = ''] = inside.exec(code) ?? [];
    const end = start + text.length;
    // A string that its line does not close is none.
    if (close !== '' || quote === '`') blank(start - 1, end);
    if (close === '${') braces.push(1);
    parts.lastIndex = end;
  }

  function blank(start: number, end: number): void {
    pieces.push(code.slice(done, start), ' '.repeat(end - start));
    done = end;
  }
}
