// Code → runs of text with a role.
//
// Neighbours of one role are one run, so that the HTML has as few elements as the colours need.

import { refractor } from 'refractor/core';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { findGrammar, grammars } from './languages.ts';
import type { TokenRole, TokenRun } from '../model/token-run.ts';
import { findTokenRole } from './token-roles.ts';

// The grammars of JSX find the braces of an attribute by a pattern that knows three levels; a fourth
// takes the colours from the whole tag. The pattern is replaced by one that knows more.
const threeLevels = /(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})/.source;
const levels = 8;

for (const grammar of grammars) refractor.register(grammar);
for (const name of ['jsx', 'tsx']) deepenBraces(refractor.languages[name] ?? {});

/** Beyond this a block is shown without colours: a grammar may need quadratic time. */
const largestHighlighted = 100_000;
/** As are minified code and data: the time for a line, and for a word of it, is quadratic in its length. */
const longLine = /^.{1500}|(?<![\w$])[\w$]{300}|(?:\n[ \t]*){300}/m;
/** Grammars that look for the end of what they find in all of the text. */
const slow = new Map([
  ['bash', 20_000],
  ['css', 12_000],
  ['less', 12_000],
  ['markdown', 12_000],
  ['markup', 20_000],
  ['scss', 12_000],
]);
/** Of two of them, a rule or declaration that does not end costs the most: everything may be a selector. */
const endless = new Map([
  ['less', /[^{};]{1000}/],
  ['scss', /[^{};]{1000}/],
]);

/** Splits code into coloured runs. A language without a grammar gives one plain run. */
export function tokenizeCode(code: string, language: string): TokenRun[] {
  const grammar = findGrammar(language);
  const largest = slow.get(grammar ?? '') ?? largestHighlighted;
  const isSlow = code.length > largest || longLine.test(code);
  if (!grammar || isSlow || endless.get(grammar)?.test(cutComments(code))) return [{ role: '', text: code }];

  const runs: { role: TokenRole; text: string }[] = [];
  collectRuns(refractor.highlight(code, grammar), '', runs);
  return runs;
}

/** One that does not end is none: a grammar reads on in it. */
function cutComments(code: string): string {
  return code.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => (comment.endsWith('*/') ? '' : comment));
}

function collectRuns(parent: Root | Element, role: TokenRole, runs: { role: TokenRole; text: string }[]): void {
  for (const node of parent.children as (RootContent | ElementContent)[]) {
    if (node.type === 'text') addText(node.value, role, runs);
    if (node.type === 'element') collectRuns(node, roleOf(node, role), runs);
  }
}

function addText(text: string, role: TokenRole, runs: { role: TokenRole; text: string }[]): void {
  const last = runs.at(-1);
  // White space has no colour to lose, so it joins whatever stands before it.
  if (last && (last.role === role || /^\s+$/.test(text))) last.text += text;
  else runs.push({ role, text });
}

function roleOf(element: Element, surrounding: TokenRole): TokenRole {
  const classes = element.properties.className;
  const types = Array.isArray(classes) ? classes.map(String).filter((name) => name !== 'token') : [];

  // Prism wraps a whole tag in "tag" and its name in a second "tag": only the name has a colour.
  if (types[0] === 'tag' && element.children.some((child) => child.type === 'element' && isTag(child))) return '';
  // The quotes of an attribute belong to the string that they enclose.
  if (types[0] === 'punctuation' && surrounding === 't-s' && isQuote(element)) return 't-s';
  return findTokenRole(types, surrounding);
}

function isTag(element: Element): boolean {
  const classes = element.properties.className;
  return Array.isArray(classes) && classes.includes('tag');
}

function isQuote(element: Element): boolean {
  const child = element.children[0];
  return child?.type === 'text' && /^["']$/.test(child.value);
}

/** Lets a grammar, in place, find braces of eight levels. */
function deepenBraces(grammar: object): void {
  const open: object[] = [grammar];
  const seen = new Set<object>();

  for (let part = open.pop(); part; part = open.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const [key, value] of Object.entries(part)) {
      if (value instanceof RegExp) Object.assign(part, { [key]: toDeeper(value) });
      else if (typeof value === 'object' && value !== null) open.push(value as object);
    }
  }
}

function toDeeper(pattern: RegExp): RegExp {
  if (!pattern.source.includes(threeLevels)) return pattern;
  return new RegExp(pattern.source.replaceAll(threeLevels, toBraces(levels)), pattern.flags);
}

function toBraces(depth: number): string {
  return depth === 1 ? '\\{[^{}]*\\}' : `\\{(?:${toBraces(depth - 1)}|[^{}])*\\}`;
}
