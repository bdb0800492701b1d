// Plain text between other pieces: headings with ids, links, pictures → Vitrine's syntax.

import { toSlug } from '../../core/text/to-slug.ts';
import { spotOf, type PageTools, type Part } from '../markdown/page-tools.ts';

interface TextOptions {
  /** Offset of the text in its part. */
  readonly start: number;
  readonly tools: PageTools;
}

const headingId = /^(#{1,6}[ \t].*?)\\?\{#([\w.:-]+)\}[ \t]*$/;
const definition = /^( {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*)(<[^>\n]*>|\S+)/;

/** Converts a text without code or tags. */
export function convertPlainText(text: string, part: Part, { start, tools }: TextOptions): string {
  const isWholeLine = (index: number) => index > 0 || start === 0 || part.text[start - 1] === '\n';
  let wasRemoved = false;
  let offset = start;
  const lines: string[] = [];
  text.split('\n').forEach((line, index) => {
    const at = offset;
    offset += line.length + 1;
    const converted = convertLine(line, isWholeLine(index), { at, part, tools });
    // A removed line also removes the blank line after it.
    if (converted !== undefined && !(converted === '' && wasRemoved)) lines.push(converted);
    wasRemoved = converted === undefined || (converted === '' && wasRemoved);
  });
  return lines.join('\n');
}

interface LineOptions {
  readonly at: number;
  readonly part: Part;
  readonly tools: PageTools;
}

function convertLine(line: string, isWhole: boolean, { at, part, tools }: LineOptions): string | undefined {
  if (isWhole && /^\s*\[\[\s*toc\s*\]\]\s*$/i.test(line)) return undefined;
  const [, prefix, target] = (isWhole && definition.exec(line)) || [];
  if (prefix !== undefined && target !== undefined) {
    const href = tools.toHref(target.replace(/^<|>$/g, ''), 'link', spotOf(part, at));
    return prefix + href + line.slice(prefix.length + target.length);
  }
  return convertLinks(convertHeading(line), { at, part, tools });
}

/** Converts the id of a heading, unless Vitrine generates the same. The line may start with code. */
function convertHeading(line: string): string {
  const [, written, id] = headingId.exec(line) ?? [];
  const heading = written?.trimEnd();
  if (heading !== undefined && id !== undefined)
    return toSlug(heading.replace(/^#+/, '')) === id ? heading : `${heading} <span id="${id}"></span>`;
  // The start of the heading was code.
  return line.replace(/(?<![ \t])[ \t]*\\?\{#([A-Za-z][\w.:-]*)\}[ \t]*$/, ' <span id="$1"></span>');
}

/** Changes the destinations of links and pictures on a line. */
function convertLinks(line: string, { at, part, tools }: LineOptions): string {
  let result = '';
  let from = 0;
  for (let open = line.indexOf(']('); open !== -1; open = line.indexOf('](', from)) {
    const start = open + 2;
    const end = findDestinationEnd(line, start);
    const written = line.slice(start, end);
    const isPicture = isPictureAt(line, open);
    const bare = written.replace(/^<(.*)>$/, '$1');
    const href = bare === '' ? '' : tools.toHref(bare, isPicture ? 'image' : 'link', spotOf(part, at + start));
    result += line.slice(from, start) + (/[\s<>]/.test(href) ? `<${href}>` : href);
    from = end;
  }
  return convertAttributes(result + line.slice(from));
}

/** Removes attributes after links and pictures, "{width=200}", which Vitrine does not support. */
function convertAttributes(line: string): string {
  return line.replace(/(\]\([^()\s]*\))\{(?:target|rel|width|height|style|class|\.|#)[^{}\n]*\}/g, '$1');
}

function isPictureAt(line: string, close: number): boolean {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (line[at] === ']') depth += 1;
    if (line[at] === '[' && (depth -= 1) === 0) return line[at - 1] === '!';
  }
  return false;
}

function findDestinationEnd(line: string, start: number): number {
  if (line[start] === '<') {
    const close = line.indexOf('>', start);
    return close === -1 ? start : close + 1;
  }
  let depth = 0;
  let at = start;
  for (; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (/\s/.test(sign)) break;
    if (sign === '(') depth += 1;
    if (sign === ')' && (depth -= 1) < 0) break;
  }
  return at;
}
