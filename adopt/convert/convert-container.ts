// A block between lines of colons, or a quote with a kind → a Vitrine callout, details block or tabs.

import { cutPart, indentLines, type PageTools, type Part, type Spot } from '../markdown/page-tools.ts';
import type { ContainerPiece } from '../markdown/piece.ts';
import { writeCodeTabs } from './write-code-tabs.ts';

/** Callout names of other engines: Vitrine's kind, and the title that readers saw above them. */
const kinds: Readonly<Record<string, readonly [kind: string, word: string]>> = {
  note: ['info', 'Note'],
  info: ['info', 'Info'],
  important: ['info', 'Important'],
  secondary: ['info', 'Note'],
  default: ['info', ''],
  tip: ['success', 'Tip'],
  success: ['success', 'Success'],
  check: ['success', ''],
  warning: ['warning', 'Warning'],
  caution: ['warning', 'Caution'],
  danger: ['error', 'Danger'],
  error: ['error', 'Error'],
};

/** Returns whether a name is that of a callout. */
export function isCallout(name: string): boolean {
  return Object.hasOwn(kinds, name.toLowerCase());
}

interface Callout {
  readonly name: string;
  readonly title: string;
  readonly inner: string;
  /** The text in braces after the title. */
  readonly attributes: string;
}

/** Writes a callout, with the old engine's default title if Vitrine's differs. */
export function writeCallout(
  { name, title, inner }: Callout,
  { tools }: { readonly spot: Spot; readonly tools: PageTools },
): string {
  const [kind, word] = kinds[name.toLowerCase()] ?? ['info', name];
  const shown = title !== '' ? title : tools.isEnglish && word.toLowerCase() !== kind ? word : '';
  return writeContainer(shown === '' ? kind : `${kind} ${shown}`, inner);
}

/** Writes a block between colons, with more of them than any block inside. */
export function writeContainer(head: string, inner: string): string {
  const within = [...inner.matchAll(/^[ \t]*(:{3,})/gm)].map(([, colons = '']) => colons.length);
  const marks = ':'.repeat(Math.max(2, ...within) + 1);
  return `${marks}${head}\n${inner}\n${endsInHtml(inner) ? '\n' : ''}${marks}`;
}

/** Returns whether a text ends in HTML, which goes on to the next blank line and would include a mark after it. */
export function endsInHtml(text: string): boolean {
  const last =
    text
      .trimEnd()
      .split(/\n[ \t>]*\n/)
      .at(-1) ?? '';
  return !/^[ \t>]*(?:`{3,}|~{3,})/m.test(last) && /^[ \t>]*<\/?[A-Za-z!]/m.test(last);
}

interface ConvertOptions {
  readonly part: Part;
  readonly spot: Spot;
  readonly tools: PageTools;
  readonly convert: (part: Part) => string;
}

/** Converts a block; one with an unknown name keeps only its content. */
export function convertContainer(piece: ContainerPiece, { part, spot, tools, convert }: ConvertOptions): string {
  const children = cutPart(part, piece.inner);
  const inner = () => convert(children).replace(/^\n+/, '').trimEnd();
  const { title, attributes } = splitRest(piece.rest);
  const name = piece.name.toLowerCase();
  const write = (text: string) => indentLines(text, piece.indent);

  if (isCallout(name)) return write(writeCallout({ name, title, inner: inner(), attributes }, { spot, tools }));
  if (name === 'details') {
    const isOpen = /\bopen\b/.test(attributes);
    return write(writeContainer(`details[${title || 'Details'}]${isOpen ? '{open}' : ''}`, inner()));
  }
  if (name === 'code-group') return write(writeCodeTabs(children, { tools, convert }));
  if (['steps', 'cards', 'files'].includes(name)) return write(writeContainer(name, inner()));
  if (name === 'tabs') return write(writeTabList(inner()));
  if (!['raw', 'v-pre', 'demo'].includes(name))
    tools.note(spot, {
      kind: 'left',
      what: `The box around a ":::${piece.name}" block`,
      todo: 'Its content was kept. Put ":::info", ":::warning", ":::success", ":::error", or ":::details" around it if it needs a box.',
    });
  return write(inner());
}

/** VuePress: "@tab Name" starts a tab. */
function writeTabList(inner: string): string {
  const [before = '', ...tabs] = inner.split(/^@tab(?::active)?[ \t]+/m);
  const written = tabs.map((tab) => {
    const [title = '', ...lines] = tab.split('\n');
    return writeContainer(`details[${title.trim()}]`, lines.join('\n').trim());
  });
  return [before.trim(), ...written].filter(Boolean).join('\n\n');
}

/** "Title", "[Title]{.class}" and "{title=…}". */
function splitRest(rest: string): { readonly title: string; readonly attributes: string } {
  const [, bracketed, plain = '', attributes = ''] =
    /^(?:\[((?:[^[\]]|\[[^[\]]*\])*)\]\s*|([^{]*))(?:\{([^}]*)\})?$/.exec(rest) ?? ['', undefined, rest];
  const [, quoted, word] = /\btitle=(?:"([^"]*)"|([^"}]*))/.exec(attributes) ?? [];
  return { title: (bracketed ?? (plain.trim() || (quoted ?? word ?? ''))).trim(), attributes };
}
