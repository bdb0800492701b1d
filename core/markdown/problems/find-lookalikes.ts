// Finds text that its author probably meant as syntax: an invalid marker, an id without a heading, the syntax of
// another engine. Code is skipped, except for its invisible characters.

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

/** Longest text that is read as a marker, so that a text of braces alone does not take quadratic time. */
const maxMarkerLength = 2000;

type Finding = Pick<Problem, 'rule' | 'severity' | 'message' | 'hint'>;

/** Finds lookalikes in a tree whose markers are not yet grouped. `text` is the source of the tree. */
export function findLookalikes(tree: Nodes, { text, file }: Text): Problem[] {
  const codeProblems = findUnseen(text).length > 0 ? findInCode(tree, { text, file }) : [];
  const mayHaveAny =
    quickCheck.test(text) ||
    foreignHtml.test(text) ||
    mayHaveBrokenTable(text) ||
    mayHaveFullWidth(text) ||
    mayHaveLoneFootnote(text) ||
    mayHaveSpacedAddress(text);
  if (!mayHaveAny) return codeProblems;
  const footnotes = mayHaveLoneFootnote(text) ? listFootnotes(tree, text) : [];
  const unusedFootnotes = footnotes.length > 0 ? findUnusedFootnotes(tree) : [];
  const footnoteProblems = unusedFootnotes.map(({ index, ...finding }) =>
    problemAt(index, { rule: 'footnote-unused', severity: 'warning', ...finding }, { text, file }),
  );
  return [...codeProblems, ...findWithin(tree, { text, file, footnotes }), ...footnoteProblems];
}

/** Finds invisible characters in code, where nothing else is a lookalike. */
function findInCode(node: Nodes, { text, file }: Text): Problem[] {
  if (node.type !== 'code' && node.type !== 'inlineCode')
    return 'children' in node ? node.children.flatMap((child) => findInCode(child, { text, file })) : [];
  const { start, end } = offsetsOf(node);
  return findUnseenProblems(text.slice(start, end), { file, text, start });
}

/** Matches a text that may contain any of these. */
const quickCheck = /\{\{|｛|^[ \t>*+\-\d.)]*(?:\{|!!!|\?\?\?|<<<|::\w|[[［][!！]|\[\[?toc|import\s)|\{[^\n]*#|<[A-Z]/im;

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

/** Finds lookalikes among the words of a block. */
function findInBlock(block: Parents, source: Source): Problem[] {
  const { start, end } = offsetsOf(block);
  const words = listWords(block.children as PhrasingContent[]);
  const tagProblems = listHtml(block).flatMap((node) => findForeignTags(node, source));
  const foreignProblem =
    block.type === 'paragraph' && words[0] && offsetsOf(words[0]).start === start
      ? findForeign(block, source)
      : undefined;
  if (foreignProblem) return [foreignProblem];

  let searchStart = start;
  const markerProblems = words.flatMap((node) => {
    if (node.type === 'mdxTextExpression') return findInExpression(node, source);
    const offsets = offsetsOf(node);
    const problems = [...findTags(offsets, source), ...findFullWidthMarkers(offsets, end, source)];
    for (
      let open = source.text.indexOf('{', Math.max(searchStart, offsets.start));
      open !== -1 && open < offsets.end;
    ) {
      const rest = cutIndents(source.text.slice(open, Math.min(end, open + maxMarkerLength)));
      const isEscaped = source.text[open - 1] === '\\' || source.text[open + 1] === '\\';
      const isAlone = open === start || rest.startsWith('{{') || source.text[open - 1] === '\n';
      const finding = isEscaped || !isAlone ? undefined : (checkMarker(rest) ?? checkId(rest));
      if (finding) problems.push(problemAt(open, finding, source));
      const close = finding ? source.text.indexOf('}', open) : open + (rest.startsWith('{{') ? 1 : 0);
      searchStart = Math.max(open, close) + 1;
      open = source.text.indexOf('{', searchStart);
    }
    return problems;
  });
  return [...tagProblems, ...markerProblems, ...findFaultyNotation(block, words, source)];
}

function listHtml(node: Nodes): Html[] {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap(listHtml) : [];
}

function findForeignTags(node: Html, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  return findForeignHtml(source.text.slice(start, end)).map(({ index, message, hint }) =>
    problemAt(start + index, { rule: 'foreign-syntax', severity: 'warning', message, hint }, source),
  );
}

/** Finds notation that is shown as text because of a wrong character, cell or name. */
function findFaultyNotation(block: Parents, words: readonly PhrasingContent[], source: Source): Problem[] {
  const { start, end } = offsetsOf(block);
  const written = source.text.slice(start, end);
  const tableProblems = (block.type === 'paragraph' ? findBrokenTables(written) : []).map(({ index, ...finding }) =>
    problemAt(start + index, { rule: 'table-cells', severity: 'warning', ...finding }, source),
  );
  const mayHaveAny = [mayHaveFullWidth, mayHaveSpacedAddress, mayHaveLoneFootnote].some((mayHave) => mayHave(written));
  if (!mayHaveAny) return tableProblems;
  const visible = showWords(words, { start, end, text: source.text });
  const found = [
    ...findFullWidth({ written, visible, isParagraph: block.type === 'paragraph' }).map((finding) => ({
      ...finding,
      rule: 'full-width-syntax',
    })),
    ...findSpacedAddresses({ written, visible }).map((finding) => ({ ...finding, rule: 'address-space' })),
    ...findLoneReferences(visible, source.footnotes).map((finding) => ({ ...finding, rule: 'footnote-missing' })),
  ];
  const otherProblems = found.map(({ index, ...finding }) =>
    problemAt(start + index, { severity: 'warning', ...finding }, source),
  );
  return [...tableProblems, ...otherProblems];
}

/** Replaces every character of the block that is not in a word with a space. */
function showWords(
  words: readonly PhrasingContent[],
  { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
): string {
  let shown = '';
  const blank = (from: number, to: number) => text.slice(from, to).replace(/[^\n]/g, ' ');
  for (const word of words) {
    const offsets = offsetsOf(word);
    shown += blank(start + shown.length, offsets.start) + text.slice(offsets.start, offsets.end);
  }
  return shown + blank(start + shown.length, end);
}

/** Finds markers with full-width braces. */
function findFullWidthMarkers(
  { start, end }: { readonly start: number; readonly end: number },
  blockEnd: number,
  source: Text,
): Problem[] {
  const written = source.text.slice(start, end);
  return [...written.matchAll(/(?<!\\)｛[{｛]/g)].flatMap(({ index }) => {
    const rest = cutIndents(source.text.slice(start + index, Math.min(blockEnd, start + index + maxMarkerLength)));
    const marker = repairMarker(toPlain(rest))?.marker;
    if (marker === undefined) return [];
    const finding: Finding = {
      rule: 'marker-json',
      severity: 'error',
      message: 'Full-width braces do not make a marker, so this is shown as text',
      hint: `Write ${marker || '{{"demo": "Name.js"}}'} on a line of its own.`,
    };
    return [problemAt(start + index, finding, source)];
  });
}

/** Replaces full-width punctuation with the plain characters of the same meaning. */
function toPlain(text: string): string {
  return text.replace(/[：，｛｝［］＂]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Finds JSX tags that HTML does not recognize: their names have dots, or their attributes braces. */
function findTags({ start, end }: { start: number; end: number }, source: Text): Problem[] {
  const written = source.text.slice(start, end);
  return [...written.matchAll(/(?<!\\)<([A-Z][\w.]*)(?=[\s/>])([^<>]*)/g)].flatMap(
    ({ index, 1: name = '', 2: rest = '' }) => {
      const isMember = /^\w+(?:\.[A-Z]\w*)+$/.test(name);
      const hasBraces = /^\w+$/.test(name) && /[a-z]/.test(name) && /^\s/.test(rest) && rest.includes('={');
      return isMember || hasBraces ? [problemAt(start + index, tagFinding(name), source)] : [];
    },
  );
}

function tagFinding(name: string): Finding {
  return {
    rule: 'component-tag',
    severity: 'warning',
    message: `Markdown has no components, so ${quote(`<${name}>`)} is shown as text`,
    hint: `Show it with {{"demo": "Name.tsx"}}, or write it as code (\`<${name}>\`). MDX pages can have components.`,
  };
}

/** Lists the texts and MDX expressions of a block, without those inside of code tags. */
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

/** Removes the marks of lists and quotes before the lines of a block. */
function cutIndents(written: string): string {
  return written.replace(/\n[ \t>]*/g, '\n');
}

function checkMarker(rest: string): Finding | undefined {
  const asWritten = repairMarker(rest);
  const repaired = asWritten ?? repairMarker(toPlain(rest));
  if (!repaired) return undefined;
  const { key, marker, nearest } = repaired;
  const fault = asWritten ? repaired.fault : 'json';
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

/** Names a typographic character at the fault, because it looks like the plain one. */
function describeFault(rest: string): string {
  const json = rest.slice(rest.startsWith('{{') ? 1 : 0);
  const found = findTypedSign(json.charAt(findJsonFault(json)));
  return found ? `: ${found.said}` : '';
}

function checkId(rest: string): Finding | undefined {
  const [, id] = /^\{#([A-Za-z][\w-]*)\}[ \t]*$/.exec(rest) ?? [];
  if (id === undefined) return undefined;
  return {
    rule: 'heading-id',
    severity: 'warning',
    message: `The id ${quote(id)} does not end a heading, so it is shown as text`,
    hint: `Write it at the end of a heading: "## Title {#${id}}".`,
  };
}

/** Finds markers inside of HTML, where they stay text. */
function findInHtml(node: Html, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  const visible = source.text
    .slice(start, end)
    .replace(/<(pre|code|script|style|textarea)(?=[\s>])[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<[^<>]*>/gi, (hidden) =>
      hidden.replace(/[^\n]/g, ' '),
    );
  const markerProblems = [...visible.matchAll(/\{\{/g)].flatMap(({ index }) => {
    const finding = checkMarker(cutIndents(visible.slice(index, index + maxMarkerLength)));
    if (!finding) return [];
    const isMisplaced = finding.rule === 'marker-place';
    const message = 'This marker is inside HTML, so it is shown as text';
    return [
      problemAt(
        start + index,
        isMisplaced ? { ...finding, message, hint: 'Write an empty line above and below the marker.' } : finding,
        source,
      ),
    ];
  });
  return [...findForeignTags(node, source), ...markerProblems];
}

/** Finds an invalid marker that MDX parses as an object. */
function findInExpression(node: Nodes, source: Text): Problem[] {
  const { start, end } = offsetsOf(node);
  const finding = checkMarker(source.text.slice(start, Math.min(end, start + maxMarkerLength)));
  return finding ? [problemAt(start, finding, source)] : [];
}

const foreignSyntaxes: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
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
    'Only quotes can begin with a kind; here, it is shown as text',
    'Write "> " before each line: "> [!NOTE]".',
  ],
  [
    /^\[(?:\[toc\]|toc)\][ \t]*$/i,
    'Each page already has a table of contents beside it; here, this is shown as text',
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
    'Only MDX pages can import; here, it is shown as text',
    'Remove the line, or rename the page to ".mdx".',
  ],
];

function findForeign(block: Parents, source: Text): Problem | undefined {
  const { start, end } = offsetsOf(block);
  const written = source.text.slice(start, end);
  const syntax = foreignSyntaxes.find(([pattern]) => pattern.test(written));
  if (!syntax) return undefined;
  return problemAt(start, { rule: 'foreign-syntax', severity: 'warning', message: syntax[1], hint: syntax[2] }, source);
}

function problemAt(offset: number, finding: Finding, { text, file }: Text): Problem {
  const before = text.slice(0, offset).split('\n');
  return { ...finding, place: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
}

function offsetsOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
