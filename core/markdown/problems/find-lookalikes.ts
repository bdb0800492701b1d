// Finds what readers would see as text and its author meant as more: a marker that is none, an id without a heading, the
// syntax of another engine. Code is never looked at: there, all of this is what it seems.

import type { Html, Nodes, Parents, PhrasingContent } from 'mdast';
import type { Problem } from '../../model/problem.ts';
import { findUnseen } from '../../code/find-unseen.ts';
import { findUnseenProblems } from '../../code/find-unseen-problems.ts';
import { findTypedSign } from '../../text/explain-sign.ts';
import { findJsonFault } from '../../text/find-json-fault.ts';
import { quote } from '../../text/quote.ts';
import { findBrokenTables, mayHaveBrokenTable } from './find-broken-tables.ts';
import { findForeignHtml, foreignHtml } from './find-foreign-html.ts';
import { findFullWidth, mayHaveFullWidth } from './find-full-width.ts';
import { findLoneReferences, findUnusedFootnotes, listFootnotes, mayHaveLoneFootnote } from './find-lone-footnotes.ts';
import { findSpacedAddresses, mayHaveSpacedAddress } from './find-spaced-addresses.ts';
import { repairMarker } from './repair-marker.ts';

interface Text {
  readonly text: string;
  readonly file: string;
}

/** A text, and the names of the footnotes of its page. */
interface Source extends Text {
  readonly footnotes: readonly string[];
}

/** No marker is longer; a text of nothing but braces would be read once for each. */
const longest = 2000;

type Verdict = Pick<Problem, 'rule' | 'severity' | 'message' | 'hint'>;

/** Finds them in a tree whose markers are not yet grouped. `text` is what it was parsed from. */
export function findLookalikes(tree: Nodes, { text, file }: Text): Problem[] {
  const codes = findUnseen(text).length > 0 ? findInCode(tree, { text, file }) : [];
  const mayHaveAny =
    hint.test(text) ||
    foreignHtml.test(text) ||
    mayHaveBrokenTable(text) ||
    mayHaveFullWidth(text) ||
    mayHaveLoneFootnote(text) ||
    mayHaveSpacedAddress(text);
  if (!mayHaveAny) return codes;
  const footnotes = mayHaveLoneFootnote(text) ? listFootnotes(tree, text) : [];
  const unused = footnotes.length > 0 ? findUnusedFootnotes(tree) : [];
  const problems = unused.map(({ index, ...verdict }) =>
    problemAt(index, { rule: 'footnote-unused', severity: 'warning', ...verdict }, { text, file }),
  );
  return [...codes, ...findWithin(tree, { text, file, footnotes }), ...problems];
}

/** Code is what it seems but for its characters. */
function findInCode(node: Nodes, { text, file }: Text): Problem[] {
  if (node.type !== 'code' && node.type !== 'inlineCode')
    return 'children' in node ? node.children.flatMap((child) => findInCode(child, { text, file })) : [];
  const { start, end } = offsetsOf(node);
  return findUnseenProblems(text.slice(start, end), { file, text, start });
}

/** What a text must have for any of them to be in it. */
const hint = /\{\{|｛|^[ \t>*+\-\d.)]*(?:\{|!!!|\?\?\?|<<<|::\w|[[［][!！]|\[\[?toc|import\s)|\{[^\n]*#|<[A-Z]/im;

function findWithin(node: Nodes, source: Source): Problem[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return findInBlock(node, source);
    case 'html':
      return findInHtml(node, source);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return findInExpression(node, source);
    default:
      return 'children' in node ? node.children.flatMap((child) => findWithin(child, source)) : [];
  }
}

/** Looks at the words of a block, and no further than to its end. */
function findInBlock(block: Parents, source: Source): Problem[] {
  const { start, end } = offsetsOf(block);
  const words = listWords(block.children as PhrasingContent[]);
  const tags = listHtml(block).flatMap((node) => findForeignTags(node, source));
  const foreign =
    block.type === 'paragraph' && words[0] && offsetsOf(words[0]).start === start
      ? findForeign(block, source)
      : undefined;
  if (foreign) return [foreign];

  let at = start;
  const markers = words.flatMap((node) => {
    if (node.type === 'mdxTextExpression') return findInExpression(node, source);
    const own = offsetsOf(node);
    const problems = [...findTags(own, source), ...findFullWidthMarkers(own, end, source)];
    for (let open = source.text.indexOf('{', Math.max(at, own.start)); open !== -1 && open < own.end;) {
      const rest = cutIndents(source.text.slice(open, Math.min(end, open + longest)));
      const isEscaped = source.text[open - 1] === '\\' || source.text[open + 1] === '\\';
      const isAlone = open === start || rest.startsWith('{{') || source.text[open - 1] === '\n';
      const verdict = isEscaped || !isAlone ? undefined : (judgeMarker(rest) ?? judgeId(rest));
      if (verdict) problems.push(problemAt(open, verdict, source));
      const close = verdict ? source.text.indexOf('}', open) : open + (rest.startsWith('{{') ? 1 : 0);
      at = Math.max(open, close) + 1;
      open = source.text.indexOf('{', at);
    }
    return problems;
  });
  return [...tags, ...markers, ...findWrittenForms(block, words, source)];
}

function listHtml(node: Nodes): Html[] {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap(listHtml) : [];
}

function findForeignTags(node: Html, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  return findForeignHtml(source.text.slice(start, end)).map(({ index, message, hint: cure }) =>
    problemAt(start + index, { rule: 'foreign-syntax', severity: 'warning', message, hint: cure }, source),
  );
}

/** Notations that one character makes text. */
function findWrittenForms(block: Parents, words: readonly PhrasingContent[], source: Source): Problem[] {
  const { start, end } = offsetsOf(block);
  const written = source.text.slice(start, end);
  const tables = (block.type === 'paragraph' ? findBrokenTables(written) : []).map(({ index, ...verdict }) =>
    problemAt(start + index, { rule: 'table-cells', severity: 'warning', ...verdict }, source),
  );
  const mayHaveAny = [mayHaveFullWidth, mayHaveSpacedAddress, mayHaveLoneFootnote].some((mayHave) => mayHave(written));
  if (!mayHaveAny) return tables;
  const visible = showWords(words, { start, end, text: source.text });
  const found = [
    ...findFullWidth({ written, visible, isParagraph: block.type === 'paragraph' }).map((verdict) => ({
      ...verdict,
      rule: 'full-width-syntax',
    })),
    ...findSpacedAddresses({ written, visible }).map((verdict) => ({ ...verdict, rule: 'address-space' })),
    ...findLoneReferences(visible, source.footnotes).map((verdict) => ({ ...verdict, rule: 'footnote-missing' })),
  ];
  const others = found.map(({ index, ...verdict }) =>
    problemAt(start + index, { severity: 'warning', ...verdict }, source),
  );
  return [...tables, ...others];
}

/** The block with a blank for each character that is no word. */
function showWords(
  words: readonly PhrasingContent[],
  { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
): string {
  let shown = '';
  const blank = (from: number, to: number) => text.slice(from, to).replace(/[^\n]/g, ' ');
  for (const word of words) {
    const own = offsetsOf(word);
    shown += blank(start + shown.length, own.start) + text.slice(own.start, own.end);
  }
  return shown + blank(start + shown.length, end);
}

/** Markers whose braces are full-width, one or all of them. */
function findFullWidthMarkers(
  { start, end }: { readonly start: number; readonly end: number },
  blockEnd: number,
  source: Text,
): Problem[] {
  const written = source.text.slice(start, end);
  return [...written.matchAll(/(?<!\\)｛[{｛]/g)].flatMap(({ index }) => {
    const rest = cutIndents(source.text.slice(start + index, Math.min(blockEnd, start + index + longest)));
    const marker = repairMarker(toPlain(rest))?.marker;
    if (marker === undefined) return [];
    const verdict: Verdict = {
      rule: 'marker-json',
      severity: 'error',
      message: 'Full-width braces make no marker, so it is shown as text',
      hint: `Write ${marker || '{{"demo": "Name.js"}}'} on a line of its own.`,
    };
    return [problemAt(start + index, verdict, source)];
  });
}

/** Full-width punctuation as the plain characters of the same meaning. */
function toPlain(text: string): string {
  return text.replace(/[：，｛｝［］＂]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Tags of JSX that not even HTML would take for tags: their names have dots, or their attributes braces. */
function findTags({ start, end }: { start: number; end: number }, source: Text): Problem[] {
  const written = source.text.slice(start, end);
  return [...written.matchAll(/(?<!\\)<([A-Z][\w.]*)(?=[\s/>])([^<>]*)/g)].flatMap(
    ({ index, 1: name = '', 2: rest = '' }) => {
      const isMember = /^\w+(?:\.[A-Z]\w*)+$/.test(name);
      const hasBraces = /^\w+$/.test(name) && /[a-z]/.test(name) && /^\s/.test(rest) && rest.includes('={');
      return isMember || hasBraces ? [problemAt(start + index, tagVerdict(name), source)] : [];
    },
  );
}

function tagVerdict(name: string): Verdict {
  return {
    rule: 'component-tag',
    severity: 'warning',
    message: `Markdown has no components, so ${quote(`<${name}>`)} is shown as text`,
    hint: `Show it with {{"demo": "Name.tsx"}}, or write it as code (\`<${name}>\`). Pages of MDX have components.`,
  };
}

/** The texts of a block, and the code of MDX in it, without what stands in tags of code. */
function listWords(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  let depth = 0;
  return nodes.flatMap((node) => {
    const [, slash] = (node.type === 'html' && /^<(\/?)(?:code|kbd|pre|samp)[\s>]/i.exec(node.value)) || [];
    if (slash !== undefined) depth += slash ? -1 : 1;
    if (depth > 0) return [];
    if (node.type === 'text' || node.type === 'mdxTextExpression') return [node];
    return 'children' in node ? listWords(node.children as PhrasingContent[]) : [];
  });
}

/** The marks of lists and quotes stand before the lines of a block. */
function cutIndents(written: string): string {
  return written.replace(/\n[ \t>]*/g, '\n');
}

function judgeMarker(rest: string): Verdict | undefined {
  const asWritten = repairMarker(rest);
  const meant = asWritten ?? repairMarker(toPlain(rest));
  if (!meant) return undefined;
  const { key, marker, nearest } = meant;
  const fault = asWritten ? meant.fault : 'json';
  const example = marker || '{{"demo": "Name.js"}}';
  if (fault === 'place')
    return {
      rule: 'marker-place',
      severity: 'error',
      message: 'This marker does not stand alone, so it is shown as text',
      hint: `Write ${marker || 'the marker'} on a line of its own${marker ? '' : ', with nothing before or after it'}.`,
    };
  if (fault === 'json')
    return {
      rule: 'marker-json',
      severity: 'error',
      message: `The text between the braces is not JSON${describeFault(rest)}`,
      hint: `Write ${example} on one line, with double quotes around names and texts, and no comma at the end.`,
    };
  return {
    rule: 'marker-key',
    severity: 'error',
    message: nearest
      ? `A marker cannot begin with ${quote(key)}`
      : 'This marker names no demo, no component and no file to include',
    hint: nearest
      ? `Did you mean ${quote(nearest)}? Write ${example}.`
      : 'Write {{"demo": "Name.js"}}, {{"component": "Name"}} or {{"include": "partials/name.md"}}.',
  };
}

/** Typographic quotation marks look like double ones. */
function describeFault(rest: string): string {
  const json = rest.slice(rest.startsWith('{{') ? 1 : 0);
  const found = findTypedSign(json.charAt(findJsonFault(json)));
  return found ? `: ${found.said}` : '';
}

function judgeId(rest: string): Verdict | undefined {
  const [, id] = /^\{#([A-Za-z][\w-]*)\}[ \t]*$/.exec(rest) ?? [];
  if (id === undefined) return undefined;
  return {
    rule: 'heading-id',
    severity: 'warning',
    message: `The id ${quote(id)} does not end a heading, so it is shown as text`,
    hint: `Write it at the end of a heading: "## Title {#${id}}".`,
  };
}

/** HTML keeps the markers that stand in it as text. */
function findInHtml(node: Html, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  const visible = source.text
    .slice(start, end)
    .replace(/<(pre|code|script|style|textarea)(?=[\s>])[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<[^<>]*>/gi, (hidden) =>
      hidden.replace(/[^\n]/g, ' '),
    );
  const markers = [...visible.matchAll(/\{\{/g)].flatMap(({ index }) => {
    const verdict = judgeMarker(cutIndents(visible.slice(index, index + longest)));
    if (!verdict) return [];
    const isPlace = verdict.rule === 'marker-place';
    const message = 'This marker stands in HTML, so it is shown as text';
    return [
      problemAt(
        start + index,
        isPlace ? { ...verdict, message, hint: 'Write an empty line above and below the marker.' } : verdict,
        source,
      ),
    ];
  });
  return [...findForeignTags(node, source), ...markers];
}

/** To MDX, a marker that is none is an object. */
function findInExpression(node: Nodes, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  const verdict = judgeMarker(source.text.slice(start, Math.min(end, start + longest)));
  return verdict ? [problemAt(start, verdict, source)] : [];
}

const foreignForms: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+(?:note|abstract|info|tip|success|question|warning|failure|danger|bug|example|quote|important|hint|caution|attention|error)\b/i,
    'MkDocs marks admonitions in this way; here, it is shown as text',
    'Write ":::note" above the text and ":::" below it, or ":::details Title" for a part that readers open.',
  ],
  [
    /^::[A-Za-z][\w-]*(?:\{[^\n]*\}|\[[^\n]*\])?[ \t]*(?:\n|$)/,
    'Two colons mark nothing, so they are shown as text',
    'Write three colons: ":::note" above the text and ":::" below it.',
  ],
  [
    /^[[［][!！](?:note|tip|important|warning|caution|info|danger)[\]］]/i,
    'Only a quote begins with a kind; here, it is shown as text',
    'Write "> " before each line: "> [!NOTE]".',
  ],
  [
    /^\[(?:\[toc\]|toc)\][ \t]*$/i,
    'The table of contents stands beside each page; here, this is shown as text',
    'Remove the line.',
  ],
  [
    /^<<<[ \t]*[@./\w]/,
    'VitePress takes code from files in this way; here, it is shown as text',
    'Write a fence: ```tsx file="./Name.tsx".',
  ],
  [
    /^\{(?:%|\{[<%#])/,
    'Another engine has tags like this; here, it is shown as text',
    'Write {{"component": "Name"}} for a component, {{"include": "partials/name.md"}} for a partial, or ":::note" for a callout. Write it as code if readers should see it.',
  ],
  [
    /^import[ \t]+(?:[\w$*{][^;\n]*[ \t]from[ \t]+)?["'][^"'\n]+["'];?[ \t]*(?:\n|$)/,
    'Only pages of MDX import; here, it is shown as text',
    'Remove the line, or rename the page to ".mdx".',
  ],
];

function findForeign(block: Parents, source: Text): Problem | undefined {
  const { start, end } = offsetsOf(block);
  const written = source.text.slice(start, end);
  const form = foreignForms.find(([pattern]) => pattern.test(written));
  if (!form) return undefined;
  return problemAt(start, { rule: 'foreign-syntax', severity: 'warning', message: form[1], hint: form[2] }, source);
}

function problemAt(offset: number, verdict: Verdict, { text, file }: Text): Problem {
  const before = text.slice(0, offset).split('\n');
  return { ...verdict, place: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
}

function offsetsOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
