// Holds docs/rules.md to the code: one heading for each rule, and a rule for each heading.
// The rules are read from the source as text, in the few forms in which the code writes them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manual = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const sections = manual.split(/^## /m).slice(1).map((section) => ({ heading: section.split('\n', 1)[0] ?? '', body: section }));
const headings = sections.map(({ heading }) => heading);

const name = /'([a-z][a-z\d]*(?:-[a-z\d]+)+)'/g;
const forms = [
  // { rule: 'a-b' }, rule: 'a-b' | 'c-d', rule: x ? 'a-b' : 'c-d'
  /\brule: ?[^,;\n]*/g,
  // const rule = x ? 'a-b' : 'c-d'; const rulesByKind = { type: 'a-b' };
  /\bconst rule\w* ?= ?[^;]*/g,
  // ['a-b', 'error', …]
  /\['[a-z\d-]+', ?'(?:error|warning)'/g,
];
/** A notice that is printed without being a problem: `a-b  The system …`. */
const notice = /[`'"]([a-z][a-z\d]*(?:-[a-z\d]+)+) {2}[A-Z]/g;

function findRules(text: string): string[] {
  // A name that is asked about, or that is a key, is no rule that is given.
  const given = text.replace(/[!=]== ?'[^'\n]*'/g, '').replace(/'[a-z\d-]+'(?=:)/g, '');
  const written = forms.flatMap((form) => [...given.matchAll(form)].flatMap(([part]) => [...part.matchAll(name)]));
  return [...written, ...given.matchAll(notice)].flatMap(([, rule]) => rule ?? []);
}

function readRules(): Set<string> {
  const files = ['core', 'templates', 'cli'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => join(root, room, file)),
  );
  return new Set(files.flatMap((file) => findRules(readFileSync(file, 'utf8'))));
}

describe('the manual of rules', () => {
  const rules = [...readRules()].sort();

  it('explains every rule of the code', () => {
    expect(rules.filter((rule) => !headings.includes(rule))).toEqual([]);
  });

  it('explains no rule that the code does not have', () => {
    expect(headings.filter((heading) => !rules.includes(heading))).toEqual([]);
  });

  it('lists the rules in the order of the alphabet, each once', () => {
    expect(headings).toEqual([...new Set(headings)].sort());
  });

  it('says of each how much it weighs and what to do', () => {
    const unclear = sections.filter(({ body }) => !/^\*\*(?:Error|Warning|Refusal|Notice)[^*]*\.\*\*/m.test(body) || !/^Fix: /m.test(body));

    expect(unclear.map(({ heading }) => heading)).toEqual([]);
  });
});

describe('the reader of rules', () => {
  const cases: [text: string, rules: string[]][] = [
    ["return { rule: 'a-b', severity: 'error' };", ['a-b']],
    ["rule: open ? 'tabs-open' : 'callout-open',", ['tabs-open', 'callout-open']],
    ["readonly rule: 'a-b' | 'c-d';", ['a-b', 'c-d']],
    ["const rule = kind === 'unknown-key' ? 'a-unknown-key' : 'a-type';", ['a-unknown-key', 'a-type']],
    ["const rulesByKind = {\n  'missing-key': 'a-missing-key',\n} as const;", ['a-missing-key']],
    ["return ['a-b', 'warning', `The link`, 'Write it.'];", ['a-b']],
    ['onNotice(`a-b  The system is full`)', ['a-b']],
    ["const tag = 'a-b'; element('no-rule', 'error');", []],
  ];

  it.each(cases)('finds in %s: %j', (text, rules) => {
    expect(findRules(text)).toEqual(rules);
  });
});
