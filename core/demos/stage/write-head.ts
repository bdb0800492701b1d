// The imports of a playground and of its enums → the highlighted head of its code. An enum joins the import of its
// module, if there is one, and is shown only while the code names one of its members.

import { tokenizeCode } from '../../code/tokenize-code.ts';
import type { HeadRun } from '../../model/playground.ts';
import { cutRuns } from './cut-runs.ts';

/** A piece of the head; `of` is the name of the enum that it belongs to. */
interface Piece {
  readonly text: string;
  readonly of?: string;
}

/** Writes a head. `lines` are imports, each on its line; `enums` are those of enums by their names. */
export function writeHead(lines: readonly string[], enums: Readonly<Record<string, string>> = {}): HeadRun[] {
  const joined = new Set<string>();
  const pieces = lines.flatMap((line) => splitLine(`${line}\n`, { enums, joined }));
  const others = Object.entries(enums).filter(([name]) => !joined.has(name));
  const all: Piece[] = [...pieces, ...others.map(([of, line]) => ({ of, text: `${line}\n` }))];
  const runs = tokenizeCode(all.map(({ text }) => text).join(''), 'jsx');
  let end = 0;
  const head = all.flatMap(({ text, of }) => {
    const start = end;
    end += text.length;
    return cutRuns(runs, start, end).map((run) => ({ ...run, ...(of !== undefined && { of }) }));
  });
  return head.length === 0 ? [] : [...head, { role: '', text: '\n' }];
}

/** Splits an import around the names of enums that join it, and adds these to `joined`. */
function splitLine(
  line: string,
  { enums, joined }: { enums: Readonly<Record<string, string>>; joined: Set<string> },
): Piece[] {
  const { names, braces, module } = parse(line);
  const fitting = Object.entries(enums).filter(
    ([name, statement]) =>
      !joined.has(name) &&
      parse(statement).module === module &&
      parse(statement).names === '' &&
      !names.startsWith('*'),
  );
  // Of two names in braces of their own, the comma would depend on both.
  const added = braces === undefined ? fitting.slice(0, 1) : fitting;
  if (added.length === 0 || module === undefined) return [{ text: line }];
  for (const [name] of added) joined.add(name);
  const at = line.lastIndexOf(braces === undefined ? ' from ' : ' } from ');
  return [
    { text: line.slice(0, at) },
    ...added.map(([of, statement]) => ({
      of,
      text: braces === undefined ? `, { ${parse(statement).braces} }` : `, ${parse(statement).braces}`,
    })),
    { text: line.slice(at) },
  ];
}

/** Parses an import: what it names before braces, within them, and its module. */
function parse(line: string): { readonly names: string; readonly braces?: string; readonly module?: string } {
  const [, names = '', braces, module] =
    /^import (?!type \{)([^{},]*?)(?:,? ?\{ (.+) \})? from ['"](.+)['"];?\n?$/.exec(line) ?? [];
  return { names, ...(braces !== undefined && { braces }), ...(module !== undefined && { module }) };
}
