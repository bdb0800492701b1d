// A fence and the lines of its page → a problem if nothing closes it. In CommonMark, everything after it is then code.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { CodeSlot } from '../slots/slots.ts';

/** Finds a fence that is not closed. Indented code has no fence. */
export function findUnclosedFence(
  { line, column, lastLine = line }: Pick<CodeSlot, 'line' | 'column' | 'lastLine'>,
  { file, lines }: { readonly file: string; readonly lines: readonly string[] },
): Problem | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? [];
  if (fence === undefined) return undefined;
  if (lastLine > line && endsWithFence(lines[lastLine - 1] ?? '', fence)) return undefined;
  return {
    rule: 'fence-unclosed',
    severity: 'warning',
    place: { file, line, column },
    message: 'Nothing closes this fence, so everything below it is code',
    hint: `Write ${quote(fence)} on a line of its own after the code.`,
  };
}

/** Checks whether a line ends with a fence; marks of quotes and lists may precede it. */
function endsWithFence(line: string, fence: string): boolean {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.endsWith(fence, end);
}
