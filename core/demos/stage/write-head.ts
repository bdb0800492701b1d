// The imports of a playground and of its enums → the highlighted head of its code. An enum joins the import of its
// module, if there is one, and is shown only while the code names one of its members.

import { tokenizeCode } from '../../code/tokenize-code.ts';
import type { HeadRun } from '../../model/playground.ts';
import { cutRuns } from './cut-runs.ts';
import { parseImport } from '../../code/parse-import.ts';

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
  const into = parseImport(line);
  if (!into || into.isType || into.plain.startsWith('*')) return [{ text: line }];
  const fitting = Object.entries(enums).flatMap(([of, statement]) => {
    const { module, plain, named = [] } = parseImport(statement) ?? {};
    return !joined.has(of) && module === into.module && plain === '' ? [{ of, names: named.join(', ') }] : [];
  });
  // Of two names in braces of their own, the comma would depend on both.
  const added = into.named ? fitting : fitting.slice(0, 1);
  if (added.length === 0) return [{ text: line }];
  for (const { of } of added) joined.add(of);
  const at = line.lastIndexOf(into.named ? ' } from ' : ' from ');
  return [
    { text: line.slice(0, at) },
    ...added.map(({ of, names }) => ({ of, text: into.named ? `, ${names}` : `, { ${names} }` })),
    { text: line.slice(at) },
  ];
}
