// The code of a fence → the same as a module that can be checked, every line and column where it was.
//
// Lines that are shown as removed are none of it, and elements that stand below each other are told apart.

import { cutLineMarks } from '../../../../core/code/cut-line-marks.ts';

/** Turns the code of a fence into a module. */
export function toFenceModule(
  written: string,
  { language, removed }: { readonly language: string; readonly removed: readonly number[] },
): string {
  const { marks, kept } = cutLineMarks(written, language);
  const gone = new Set([...removed, ...(marks.lines.del ?? [])].map((number) => kept[number - 1]));
  const lines = written.split('\n').map((line, index) => (gone.has(index + 1) ? '' : line));
  const code = separateElements(lines).join('\n');
  // What neither imports nor exports would share its names with others, and replace the packages that it adds to.
  return /^[ \t]*(?:import|export)\b/m.test(code) ? code : `${code}export {};\n`;
}

/** An element at the margin begins anew: what ends above it takes a semicolon, which moves nothing. */
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
