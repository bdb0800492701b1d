// Code → runs of text with a role.
//
// Neighbors with the same role are one run, so that the HTML has few elements.

import { refractor } from 'refractor/core';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { findGrammar, grammars } from './languages.ts';
import type { TokenRole, TokenRun } from '../model/token-run.ts';
import { findTokenRole } from './token-roles.ts';

// The JSX grammars match the braces of an attribute with a pattern of three levels; a fourth level
// breaks the highlighting of the tag. The pattern is replaced by a deeper one.
const threeLevels = /(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})/.source;
const levels = 8;

for (const grammar of grammars) refractor.register(grammar);
for (const name of ['jsx', 'tsx']) deepenBraces(refractor.languages[name] ?? {});

/** Longer blocks are not highlighted: a grammar may need quadratic time. */
const maxHighlightedLength = 100_000;
/** Matches minified code and data, which is not highlighted: long lines and words take quadratic time. */
const longLine = /^.{1500}|(?<![\w$])[\w$]{300}|(?:\n[ \t]*){300}/m;
/** Maximum lengths for grammars that search the whole text for the end of a token. */
const maxLengths = new Map([
  ['bash', 20_000],
  ['css', 12_000],
  ['less', 12_000],
  ['markdown', 12_000],
  ['markup', 20_000],
  ['scss', 12_000],
]);
/** Match unclosed rules and declarations, which are the slowest: anything may be a selector. */
const unclosedRules = new Map([
  ['less', /[^{};]{1000}/],
  ['scss', /[^{};]{1000}/],
]);

/** Splits code into runs. Without a grammar, it is a single plain run. */
export function tokenizeCode(code: string, language: string): TokenRun[] {
  const grammar = findGrammar(language);
  const maxLength = maxLengths.get(grammar ?? '') ?? maxHighlightedLength;
  const isSlow = code.length > maxLength || longLine.test(code);
  if (!grammar || isSlow || unclosedRules.get(grammar)?.test(removeComments(code))) return [{ role: '', text: code }];

  const runs: { role: TokenRole; text: string }[] = [];
  collectRuns(refractor.highlight(code, grammar), '', runs);
  return runs;
}

/** Removes comments. An unclosed one stays, because the grammars do not treat it as a comment. */
function removeComments(code: string): string {
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
  // White space has no color, so it joins the run before it.
  if (last && (last.role === role || /^\s+$/.test(text))) last.text += text;
  else runs.push({ role, text });
}

function roleOf(element: Element, surrounding: TokenRole): TokenRole {
  const classes = element.properties.className;
  const types = Array.isArray(classes) ? classes.map(String).filter((name) => name !== 'token') : [];

  // Prism wraps a whole tag in "tag" and its name in a second "tag": only the name is highlighted.
  if (types[0] === 'tag' && element.children.some((child) => child.type === 'element' && isTag(child))) return '';
  // The quotes of an attribute belong to its string.
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

/** Makes a grammar match eight levels of braces, in place. */
function deepenBraces(grammar: object): void {
  const pendingParts: object[] = [grammar];
  const seen = new Set<object>();

  for (let part = pendingParts.pop(); part; part = pendingParts.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const [key, value] of Object.entries(part)) {
      if (value instanceof RegExp) Object.assign(part, { [key]: toDeeper(value) });
      else if (typeof value === 'object' && value !== null) pendingParts.push(value as object);
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
