// The source of a diagram → a drawing in the colors of the page, with a text alternative.

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

/** Words with which a diagram can begin. */
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
  /** Number of the diagram, for ids that are unique on the page. */
  readonly number: number;
  readonly file: string;
  /** Line of its fence. */
  readonly line: number;
  readonly column: number;
  /** Title that the fence gives it. */
  readonly title: string;
  /** Name of a diagram without a title. */
  readonly label: string;
}

/** The drawing and its problems; without a drawing, the source is shown. */
interface DrawnDiagram {
  readonly node?: Element['children'][number];
  readonly problems: readonly Problem[];
}

/** Draws a diagram, and reports the lines that are not drawn. */
export function drawDiagram(source: string, options: DrawOptions): DrawnDiagram {
  const { draw, file, line, column, label } = options;
  const { kind, code, title, description, ignored, undrawn } = readDiagram(source);
  const place = { file, line, column };
  if (!kinds.some((each) => each === kind)) return { problems: [unknownKind(kind, place)] };

  const placeOf = (each: { readonly line: number }) => ({ file, line: line + each.line, column: 1 });
  const lineProblems = [
    ...ignored.map((each) => ignoredLine(each.text, placeOf(each))),
    ...undrawn.map((each) => undrawnLine(each.text, placeOf(each))),
  ];
  const drawn = rejectEmpty(draw(code));
  if (!('html' in drawn)) {
    const problem: Problem = 'problem' in drawn ? { ...drawn.problem, place } : { ...syntaxFault(drawn.fault), place };
    return { problems: [...lineProblems, problem] };
  }
  const name = title || options.title || label;
  const raw: Raw = {
    type: 'raw',
    value: toFigure(showMarks(drawn.html), { name, description, number: options.number }),
  };
  return { node: raw as unknown as Element['children'][number], problems: lineProblems };
}

function toFigure(svg: string, { name, description, number }: { name: string; description: string; number: number }) {
  const id = `diagram--${number}`;
  const texts: string[] = [];
  const safeSvg = sanitizeFigure(svg, { list: diagramList, change: (element) => adaptElement(element, { id, texts }) });
  const fullDescription = description || texts.join(', ');
  const textAlternative =
    `<title id="${id}-title">${escapeHtml(name)}</title>` +
    (fullDescription ? `<desc id="${id}-desc">${escapeHtml(fullDescription)}</desc>` : '');
  const labels = ` role="img" aria-labelledby="${id}-title"${fullDescription ? ` aria-describedby="${id}-desc"` : ''}`;
  const drawing = safeSvg.replace(
    /<svg(?:>| [^>]*(?:>|$))/,
    (tag) => `${tag.slice(0, -1)}${labels}>${textAlternative}`,
  );
  return (
    `<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="group" aria-label="${escapeHtml(name)}">` +
    `${drawing.trim()}</div></figure>`
  );
}

/** Makes ids unique on the page, uses its colors, and rounds numbers to what screens can show. */
function adaptElement(element: Element, { id, texts }: { id: string; texts: string[] }): void {
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

/** The library's color names, with the page's name for each. */
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
  const colorName = /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '';
  return Object.hasOwn(colors, colorName) ? `var(${colors[colorName]})` : value;
}

/** Finds the paint of a chart element, which the library defines in a style sheet. */
function findChartPaint({ properties: { className } }: Element): Element['properties'] {
  const has = (name: string) => Array.isArray(className) && className.includes(`xychart-${name}`);
  if (has('bar')) return { fill: 'var(--accent-tint)', stroke: 'var(--accent)', strokeWidth: '1.5' };
  if (has('line-shadow')) return { fill: 'none', stroke: 'none' };
  if (has('line')) return { fill: 'none', stroke: 'var(--accent)', strokeWidth: '2.5' };
  if (has('dot')) return { fill: 'var(--accent)' };
  return has('label') || has('axis-title') || has('title') ? { fill: 'var(--ink)' } : {};
}

/** Returns whether an element is the dotted grid of a chart, which is ten times larger than the rest. */
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
      : 'The diagram is empty',
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

function undrawnLine(text: string, place: Problem['place']): Problem {
  return {
    rule: 'diagram-line',
    severity: 'warning',
    place,
    message: `${quote(text.slice(0, 60))} is not drawn`,
    hint: 'Close what is open, correct it, or write it in another way: not all of Mermaid is supported.',
  };
}

/** Turns an empty drawing into a fault: the library returns one for a source that it does not understand. */
function rejectEmpty(drawn: DrawnFigure): DrawnFigure {
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
