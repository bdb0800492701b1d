// A diagnostic of the compiler → a fault with its place in the snippet, and the likely correction.

import ts from 'typescript';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { KnownEntry } from '../../knowledge/open-knowledge.ts';

/** One fault of a snippet. */
export interface SnippetFault {
  /** Both count from 1, in the given snippet. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The error number of TypeScript; 0 for faults found by the documentation. */
  readonly code: number;
  /** The component that it is about. */
  readonly component?: string;
  /** A prop, value, name or statement that was likely meant. */
  readonly meant?: string;
}

interface FaultContext {
  readonly source: ts.SourceFile | undefined;
  /** Documented components and hooks, by name. */
  readonly entries: ReadonlyMap<string, KnownEntry>;
  readonly linesBefore: number;
  readonly lines: number;
}

/** Explains a fault. */
export function explainFault(
  { start = 0, code, messageText }: ts.Diagnostic,
  { source, entries, linesBefore, lines }: FaultContext,
): SnippetFault {
  const clauses = listClauses(messageText);
  const element = source && findElement(source, start);
  const attribute = findBlamed(element, clauses) ?? findAttribute(element, start);
  const place = source?.getLineAndCharacterOfPosition(attribute?.getStart() ?? start) ?? { line: 0, character: 0 };
  const component = element && toName(element);
  const meant = findMeant(clauses, {
    entry: entries.get(component ?? ''),
    entries,
    attribute,
  });
  return {
    // Lines around the snippet do not count.
    line: Math.min(Math.max(place.line - linesBefore + 1, 1), lines),
    column: place.character + 1,
    message: shorten(clauses),
    code,
    ...(component !== undefined && { component }),
    ...(meant !== undefined && { meant }),
  };
}

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function findElement(source: ts.SourceFile, start: number): Element | undefined {
  let found: Element | undefined;
  const visit = (node: ts.Node): void => {
    if (start < node.getStart(source) || start >= node.end) return;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found = node;
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function toName({ tagName }: Element): string {
  return tagName.getText().replace(/^.*\./, '');
}

/** Finds the attribute that a message names; overloaded components are otherwise blamed as a whole. */
function findBlamed(element: Element | undefined, clauses: readonly string[]): ts.JsxAttribute | undefined {
  const [, name] = /(?:Property|property) '([^']+)' does not exist/.exec(clauses.join('\n')) ?? [];
  return element?.attributes.properties.filter(ts.isJsxAttribute).find((each) => each.name.getText() === name);
}

/** Finds the attribute at a position. */
function findAttribute(element: Element | undefined, start: number): ts.JsxAttribute | undefined {
  return element?.attributes.properties.filter(ts.isJsxAttribute).find(({ pos, end }) => start >= pos && start < end);
}

interface MeantContext {
  readonly entry: KnownEntry | undefined;
  readonly entries: FaultContext['entries'];
  readonly attribute: ts.JsxAttribute | undefined;
}

function findMeant(clauses: readonly string[], { entry, entries, attribute }: MeantContext): string | undefined {
  const allClauses = clauses.join('\n');
  const [, suggested] = /Did you mean (?:to write )?'([^']+)'\?/.exec(allClauses) ?? [];
  if (suggested !== undefined) return suggested.replace(/^"(.*)"$/, '$1');

  const [, unknown] = /(?:Property|property) '([^']+)' does not exist/.exec(allClauses) ?? [];
  if (unknown !== undefined && entry)
    return findNearest(unknown, [...Object.keys(entry.props), ...entry.nativeProps, ...entry.styleProps]);

  const [, missing] = /Property '([^']+)' is missing/.exec(allClauses) ?? [];
  if (missing !== undefined) return missing;

  const [, lost] = /Cannot find name '([^']+)'/.exec(allClauses) ?? [];
  if (lost !== undefined) return entries.get(lost)?.imports[0] ?? findNearest(lost, entries.keys());

  const [, notExported] = /has no exported member '([^']+)'/.exec(allClauses) ?? [];
  const [, noModule] = /Cannot find module '([^']+)'/.exec(allClauses) ?? [];
  const wanted = notExported ?? noModule?.split('/').at(-1);
  if (wanted !== undefined) return entries.get(findNearest(wanted, entries.keys()) ?? '')?.imports[0];

  return attribute && entry && findValue(attribute, entry);
}

/** Finds the nearest value that a prop can have. */
function findValue(attribute: ts.JsxAttribute, { props }: KnownEntry): string | undefined {
  const prop = props[attribute.name.getText()];
  const given =
    attribute.initializer
      ?.getText()
      .replace(/^[{'"\s]+/, '')
      .replace(/(?<![}'"\s])[}'"\s]+$/, '') ?? '';
  const values = [...(prop?.plain ?? prop?.type ?? '').matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  if (values.length === 0) return undefined;
  return findNearest(given, values) ?? values.map((value) => `'${value}'`).join(' | ');
}

const maxLength = 600;

/** Shortens a chain to its first part, which says what is wrong, and its last part, which says why. */
function shorten(clauses: readonly string[]): string {
  const [first = '', ...others] = clauses;
  const last = others.at(-1);
  const text = last === undefined ? first : `${first}: ${last}`;
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function listClauses(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [toClause(message)];
  return [toClause(message.messageText), ...(message.next ?? []).flatMap(listClauses)];
}

function toClause(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').replace(/\.$/, '');
}
