// Source code → the same code with spaces in place of its strings, templates and comments. Nothing is parsed: an
// apostrophe in JSX text may blank what follows it, up to the next one on its line.

const parts = /["'`{}]|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/.*/g;
const insides: Readonly<Record<string, RegExp>> = {
  '"': /(?:[^"\\\n]|\\.)*("?)/y,
  "'": /(?:[^'\\\n]|\\.)*('?)/y,
  '`': /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{|)/y,
};

/** Blanks strings, templates and comments; all other characters keep their offsets. */
export function blankTexts(code: string): string {
  const pieces: string[] = [];
  // Number of open braces in each open template, the innermost last.
  const braces: number[] = [];
  let copiedTo = 0;
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
  return pieces.join('') + code.slice(copiedTo);

  /** Returns how many braces are now open in the innermost template; undefined outside of templates. */
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
    // A quote without a closing one on its line starts no string.
    if (close !== '' || quote === '`') blank(start - 1, end);
    if (close === '${') braces.push(1);
    parts.lastIndex = end;
  }

  function blank(start: number, end: number): void {
    pieces.push(code.slice(copiedTo, start), ' '.repeat(end - start));
    copiedTo = end;
  }
}
