// The names of all rules, read from the source as text, in the few forms in which the code writes them.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads the rules that the code may give. */
export function readRules(): Set<string> {
  const files = ['core', 'adopt', 'templates', 'cli'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, room, file)),
  );
  return new Set(files.flatMap((file) => findRules(readFileSync(file, 'utf8'))));
}

/** Finds the rules that a source text gives. */
export function findRules(text: string): string[] {
  // A name that is asked about, or that is a key, is no rule that is given.
  const given = text.replace(/[!=]== ?'[^'\n]*'/g, '').replace(/'[a-z\d-]+'(?=:)/g, '');
  const written = forms.flatMap((form) => [...given.matchAll(form)].flatMap(([part]) => [...part.matchAll(name)]));
  return [...written, ...given.matchAll(notice)].flatMap(([, rule]) => rule ?? []);
}

const name = /'([a-z][a-z\d]*(?:-[a-z\d]+)+)'/g;
const forms = [
  // { rule: 'a-b' }, rule: 'a-b' | 'c-d', rule: x ? 'a-b' : 'c-d'
  /\brule: ?[^,;\n]*/g,
  // const rule = x ? 'a-b' : 'c-d'; const rulesByKind = { type: 'a-b' };
  /\bconst rule\w* ?= ?[^;]*/g,
  // ['a-b', 'error', …]
  /\[\s*'[a-z\d-]+',\s*'(?:error|warning)'/g,
];
/** A notice that is printed without being a problem: `a-b  The system …`. */
const notice = /[`'"]([a-z][a-z\d]*(?:-[a-z\d]+)+) {2}[A-Z]/g;
