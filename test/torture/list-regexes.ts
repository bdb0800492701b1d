// The code of the engine → every regular expression that is written in it.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

/** A regular expression, and where it is written. */
export interface WrittenRegex {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lists the regular expressions of rooms, each once. */
export function listRegexes(rooms: readonly string[]): WrittenRegex[] {
  const found = new Map<string, WrittenRegex>();
  for (const file of rooms.flatMap(listCode)) {
    const text = readFileSync(root + file, 'utf8');
    visit(parseSync(file, text).program, (source, flags, start) => {
      const place = `${file}:${text.slice(0, start).split('\n').length}`;
      if (!found.has(`${source}/${flags}`)) found.set(`${source}/${flags}`, { place, source, flags });
    });
  }
  return [...found.values()];
}

function listCode(room: string): string[] {
  return readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

function visit(node: unknown, tell: (source: string, flags: string, start: number) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, tell);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
  if (regex) tell(regex.pattern, regex.flags, start ?? 0);
  for (const child of Object.values(node)) if (typeof child === 'object') visit(child, tell);
}
