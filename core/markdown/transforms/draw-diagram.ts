// The source of a diagram → a drawing that follows the page's colors, with words for those who do not see it.

import type { Element } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { escapeHtml } from '../../text/escape-html.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { quote } from '../../text/quote.ts';
import type { Problem } from '../../model/problem.ts';
import { showMarks } from '../diagrams/hide-marks.ts';
import type { DrawnFigure, Figures } from '../figures.ts';
import { diagramList } from '../html/diagram-list.ts';
import { sanitizeFigure } from '../html/sanitize-figure.ts';
import { textOf } from '../elements/walk-elements.ts';
import { readDiagram } from './read-diagram.ts';

/** The words that a diagram may begin with. */
const kinds = [
  'graph',
  'flowchart',
  'sequenceDiagram',
  'stateDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
  'xychart',
  'xychart-beta',
] as const;

interface DrawOptions {
  readonly draw: NonNullable<Figures['diagram']>;
  /** Tells this diagram from others on the page. */
  readonly number: number;
  readonly file: string;
  /** The line of its fence. */
  readonly line: number;
  readonly column: number;
  /** What the fence calls it. */
  readonly title: string;
  /** The word for what it is. */
  readonly label: string;
}

/** What takes the diagram's place; nothing where its source is to be shown. */
interface DrawnDiagram {
  readonly node?: Element['children'][number];
  readonly problems: readonly Problem[];
}

/** Draws a diagram. */
export function drawDiagram(source: string, options: DrawOptions): DrawnDiagram {
  const { draw, file, line, column, label } = options;
  const { kind, code, title, description, ignored, unread } = readDiagram(source);
  const place = { file, line, column };
  if (!kinds.some((known) => known === kind)) return { problems: [unknownKind(kind, place)] };

  const placeOf = (each: { readonly line: number }) => ({ file, line: line + each.line, column: 1 });
  const left = [
    ...ignored.map((each) => ignoredLine(each.text, placeOf(each))),
    ...unread.map((each) => unreadLine(each.text, placeOf(each))),
  ];
  const drawn = withoutEmpty(draw(code));
  if (!('html' in drawn)) {
    const problem: Problem = 'problem' in drawn ? { ...drawn.problem, place } : { ...syntaxFault(drawn.fault), place };
    return { problems: [...left, problem] };
  }
  const name = title || options.title || label;
  const raw: Raw = {
    type: 'raw',
    value: toFigure(showMarks(drawn.html), { name, description, number: options.number }),
  };
  return { node: raw as unknown as Element['children'][number], problems: left };
}

function toFigure(svg: string, { name, description, number }: { name: string; description: string; number: number }) {
  const id = `diagram--${number}`;
  const texts: string[] = [];
  const own = sanitizeFigure(svg, { list: diagramList, change: (element) => tidy(element, { id, texts }) });
  const said = description || texts.join(', ');
  const words =
    `<title id="${id}-title">${escapeHtml(name)}</title>` +
    (said ? `<desc id="${id}-desc">${escapeHtml(said)}</desc>` : '');
  const labels = ` role="img" aria-labelledby="${id}-title"${said ? ` aria-describedby="${id}-desc"` : ''}`;
  const drawing = own.replace(/<svg(?:>| [^>]*(?:>|$))/, (tag) => `${tag.slice(0, -1)}${labels}>${words}`);
  return (
    `<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="group" aria-label="${escapeHtml(name)}">` +
    `${drawing.trim()}</div></figure>`
  );
}

/** Ids of the page's own, and numbers without digits that no screen shows. */
function tidy(element: Element, { id, texts }: { id: string; texts: string[] }): void {
  const { properties, tagName } = element;
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'id') properties.id = `${id}-${String(value)}`;
    else if (name === 'markerEnd' || name === 'markerStart')
      properties[name] = String(value).replace(/^url\(#([\w-]+)\)$/, `url(#${id}-$1)`);
    else if (name === 'fill' || name === 'stroke') properties[name] = toPageColor(String(value));
    else if (typeof value === 'string' && name !== 'className') properties[name] = roundNumbers(value);
    else if (typeof value === 'number') properties[name] = Math.round(value * 100) / 100;
  }
  Object.assign(properties, findChartPaint(element));
  if (tagName === 'text') texts.push(textOf(element).replace(/\s+/g, ' ').trim());
  element.children = element.children.filter((child) => child.type !== 'element' || !isGrid(child));
}

/** The library's names of colors, as the page calls them. */
const colors: Readonly<Record<string, string>> = {
  '--_text': '--ink',
  '--_text-sec': '--ink-soft',
  '--_text-muted': '--ink-soft',
  '--_text-faint': '--ink-faint',
  '--_line': '--line-field',
  '--_arrow': '--ink-soft',
  '--_node-fill': '--tint',
  '--_node-stroke': '--line-strong',
  '--_group-fill': '--case',
  '--_group-hdr': '--tint',
  '--_inner-stroke': '--line',
  '--_key-badge': '--accent-tint',
  '--bg': '--case',
  '--fg': '--ink',
};

function toPageColor(value: string): string {
  const own = /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '';
  return Object.hasOwn(colors, own) ? `var(${colors[own]})` : value;
}

/** What the library says of charts in a style sheet. */
function findChartPaint({ properties: { className } }: Element): Element['properties'] {
  const has = (name: string) => Array.isArray(className) && className.includes(`xychart-${name}`);
  if (has('bar')) return { fill: 'var(--accent-tint)', stroke: 'var(--accent)', strokeWidth: '1.5' };
  if (has('line-shadow')) return { fill: 'none', stroke: 'none' };
  if (has('line')) return { fill: 'none', stroke: 'var(--accent)', strokeWidth: '2.5' };
  if (has('dot')) return { fill: 'var(--accent)' };
  return has('label') || has('axis-title') || has('title') ? { fill: 'var(--ink)' } : {};
}

/** A dot for each tenth of a chart would weigh ten times as much as the chart. */
function isGrid({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('xychart-grid');
}

function roundNumbers(value: string): string {
  return /^[\d\s.,a-z()-]+$/i.test(value)
    ? value.replace(/(?<!\d)\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    : value;
}

function unknownKind(kind: string, place: Problem['place']): Problem {
  const nearest = findNearest(kind, kinds);
  return {
    rule: 'diagram-kind',
    severity: 'warning',
    place,
    message: kind
      ? `Diagrams of the kind ${quote(kind.slice(0, 40))} are not drawn, so the source is shown`
      : 'The diagram says nothing',
    hint: nearest ? `Did you mean ${quote(nearest)}?` : `Begin it with one of ${kinds.join(', ')}, or use a picture.`,
  };
}

function ignoredLine(text: string, place: Problem['place']): Problem {
  return {
    rule: 'diagram-link',
    severity: 'warning',
    place,
    message: `The line ${quote(text.slice(0, 60))} is left out, because diagrams have no links`,
    hint: 'Link from the text around the diagram.',
  };
}

function unreadLine(text: string, place: Problem['place']): Problem {
  return {
    rule: 'diagram-line',
    severity: 'warning',
    place,
    message: `${quote(text.slice(0, 60))} is not drawn`,
    hint: 'Close what is open, correct it, or write it in another way: not all of Mermaid is known here.',
  };
}

/** The library draws nothing of a source that it does not understand, and calls that a drawing. */
function withoutEmpty(drawn: DrawnFigure): DrawnFigure {
  const isEmpty = 'html' in drawn && /^<svg\b[^>]*\s(?:width|height)="0"/.test(drawn.html);
  return isEmpty ? { fault: 'it has nothing that can be drawn' } : drawn;
}

function syntaxFault(fault: string): Omit<Problem, 'place'> {
  return {
    rule: 'diagram-syntax',
    severity: 'error',
    message: `The diagram cannot be drawn: ${fault}`,
    hint: 'Correct its source. The first line must name the kind, such as "flowchart LR".',
  };
}
