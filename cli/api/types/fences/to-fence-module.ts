// Turns the code of a fence into a module that can be checked, with every line and column at its place.
//
// Lines that are shown as removed are left out, and elements below each other are separated.

import { cutLineMarks } from '../../../../core/code/cut-line-marks.ts';

/** Turns the code of a fence into a module. */
export function toFenceModule(
  written: string,
  { language, removed }: { readonly language: string; readonly removed: readonly number[] },
): string {
  const { marks, sourceLines } = cutLineMarks(written, language);
  const gone = new Set([...removed, ...(marks.lines.del ?? [])].map((number) => sourceLines[number - 1]));
  const lines = written.split('\n').map((line, index) => (gone.has(index + 1) ? '' : line));
  const code = separateElements(lines).join('\n');
  // Code without imports and exports would be a global script: it would share its names with others, and replace the
  // packages that it adds to.
  return /^[ \t]*(?:import|export)\b/m.test(code) ? code : `${code}export {};\n`;
}

/** Ends the code above an element at the margin with a semicolon, which moves no code. */
function separateElements(lines: readonly string[]): readonly string[] {
  const separated = [...lines];
  lines.forEach((line, index) => {
    if (!/^<[\w>]/.test(line)) return;
    const above = lines
      .slice(0, index)
      .findLastIndex((each) => each.trim() !== '' && !/^\s*(?:\/\/|\{?\/\*)/.test(each));
    if (/[^=]>\s*$/.test(lines[above] ?? '')) separated[above] = `${lines[above]?.trimEnd()};`;
  });
  return separated;
}
