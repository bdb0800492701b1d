// Front matter that YAML cannot parse → the faulty line, with a message that an author understands. The YAML parser
// itself reports where it gave up, which may be lines later, and what it expected there.

import { quote } from '../../text/quote.ts';

/** A faulty line of front matter. Lines and columns count from 1. */
interface YamlFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
  /** Whether the line is text of the page, so that the front matter above it is not closed. */
  readonly isText?: boolean;
}

interface YamlLine {
  readonly number: number;
  /** The part of the line before the value. */
  readonly before: string;
  readonly key: string;
  readonly value: string;
  /** Whether the next line may belong to the value, because it is indented. */
  readonly isContinued: boolean;
}

/** Finds the first line that explains why front matter cannot be parsed. */
export function explainYamlFault(head: string): YamlFault | undefined {
  const lines = head.split('\n');
  const keys = new Map<string, number>();
  /** Indent of the block scalar that is open; -1 outside of one. */
  let blockIndent = -1;
  let isInValue = false;
  let isAfterGap = false;

  for (const [index, line] of lines.entries()) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    isAfterGap ||= keys.size > 0 && line.trim() === '';
    if (line.trim() === '' || /^ *#/.test(line)) continue;
    if (blockIndent >= 0 && indent > blockIndent) continue;
    blockIndent = -1;
    const number = index + 1;
    const next = lines.slice(number).find((each) => each.trim() !== '') ?? '';
    const yamlLine = parseLine(
      line,
      number,
      next.search(/[^ ]/) > indent || (/^ *(?:[\]}]|- )/.test(next) && /:\s*$|[[{,]\s*$/.test(line)),
    );
    if (!yamlLine) {
      if (indent === 0 && !isInValue) return { isText: isAfterGap, ...missingKey(line, number) };
      continue;
    }
    isInValue = false;
    const { key, value } = yamlLine;
    if (/^[|>][+-]?\d*[ \t]*(?:#.*)?$/.test(value)) blockIndent = indent;
    if (indent === 0 && key !== '') {
      const firstLine = keys.get(key);
      if (firstLine !== undefined) return duplicateKey(key, { number, firstLine });
      keys.set(key, number);
    }
    const fault = checkValue(yamlLine) ?? checkIndent(lines, yamlLine, indent);
    if (fault) return fault;
    isInValue = yamlLine.isContinued && (value === '' || /^["'[{]/.test(value));
  }
  return undefined;
}

/** Parses "key: value" and "- value". */
function parseLine(line: string, number: number, isContinued: boolean): YamlLine | undefined {
  const [, before, key = '', value = ''] =
    /^([ ]*(?:- +)*(?:(["']?[\w$.@/-]+["']?)[ ]*:(?:[ \t]+|$)))(.*)$/.exec(line) ?? [];
  if (before !== undefined)
    return { number, before, key: key.replace(/["']/g, ''), value: value.trimEnd(), isContinued };
  const [, dash, item = ''] = /^([ ]*- +)(.*)$/.exec(line) ?? [];
  return dash === undefined ? undefined : { number, before: dash, key: '', value: item.trimEnd(), isContinued };
}

function checkValue(yamlLine: YamlLine): YamlFault | undefined {
  const { value } = yamlLine;
  if (value === '' || value.startsWith('#')) return undefined;
  const mark = value.charAt(0);
  if (mark === '"' || mark === "'") return checkQuoted(yamlLine, mark);
  if (mark === '[' || mark === '{') return checkBrackets(yamlLine, mark);
  const reserved = /^(?:[@`%*&!]|[|>](?![+-]?\d*[ \t]*(?:#.*)?$)|[-?:] )/.exec(value)?.[0].trim();
  if (reserved !== undefined)
    return fault(
      yamlLine,
      0,
      `a value cannot begin with ${quote(reserved)}`,
      `Put quotes around the value: ${withQuotes(yamlLine)}.`,
    );
  const colon = /:(?= |$)/.exec(value.replace(/ #.*$/, ''))?.index;
  if (colon !== undefined)
    return fault(
      yamlLine,
      colon,
      'the value has a colon followed by a space, which begins another key',
      `Put quotes around the value: ${withQuotes(yamlLine)}.`,
    );
  return undefined;
}

function checkQuoted(yamlLine: YamlLine, mark: '"' | "'"): YamlFault | undefined {
  const { value, isContinued } = yamlLine;
  const [quoted = ''] = (mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/).exec(value) ?? [];
  if (quoted === '')
    return isContinued && value.length > 1
      ? undefined
      : fault(yamlLine, 0, 'nothing closes this quotation mark', 'Write the same mark at the end of the value.');
  const escape = mark === '"' ? /\\(?![0abt\tnvfre "/\\N_LPxuU])/.exec(quoted)?.index : undefined;
  if (escape !== undefined)
    return fault(
      yamlLine,
      escape,
      'a backslash between double quotes begins an escape, and this one is not valid',
      'Write two backslashes, or single quotes around the value.',
    );
  const rest = value.slice(quoted.length);
  if (/^\s*(?:#.*)?$/.test(rest) || /^\s*:/.test(rest)) return undefined;
  // The mark is part of the text, so the hint has the other kind of mark around it.
  const text = value.endsWith(mark) ? value.slice(1, -1) : value;
  const other = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  return fault(
    yamlLine,
    quoted.length,
    'text follows the closing quotation mark',
    `Write ${yamlLine.before.trimStart()}${other}.`,
  );
}

function checkBrackets(yamlLine: YamlLine, mark: '[' | '{'): YamlFault | undefined {
  const { value, isContinued } = yamlLine;
  const close = mark === '[' ? ']' : '}';
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '').replace(/ #.*$/, '');
  const depth = [...bare].filter((each) => each === mark).length - [...bare].filter((each) => each === close).length;
  if (depth > 0)
    return isContinued
      ? undefined
      : fault(
          yamlLine,
          0,
          `nothing closes this ${quote(mark)}`,
          `Write ${quote(close)} after the last item, or put quotes around the value if it is text.`,
        );
  const rest = /^[^\]}]*[\]}]+(.*)$/.exec(bare)?.[1]?.trim();
  if (rest)
    return fault(
      yamlLine,
      0,
      `text follows the list that ${quote(mark)} begins`,
      `Put quotes around the value: ${withQuotes(yamlLine)}.`,
    );
  return undefined;
}

/** Finds a line that is indented below a complete value. */
function checkIndent(lines: readonly string[], { number, value }: YamlLine, indent: number): YamlFault | undefined {
  const next = lines[number] ?? '';
  const isComplete = value !== '' && !/^["'[{|>&!#]/.test(value);
  const deeper = /^ */.exec(next)?.[0].length ?? 0;
  if (!isComplete || deeper <= indent || !/^ +(?:[\w$-]+:(?: |$))/.test(next)) return undefined;
  return {
    line: number + 1,
    column: 1,
    message: 'this line is indented as if it belonged to the one above it',
    hint: 'Remove the spaces at its start.',
  };
}

function missingKey(line: string, number: number): YamlFault {
  const [, name, text = ''] = /^([\w$-]+)[ \t]*：[ \t\u3000]*(.*)$/.exec(line) ?? [];
  if (name !== undefined)
    return {
      line: number,
      column: line.indexOf('：') + 1,
      message: 'the colon after the key is a full-width one, "："',
      hint: `Write ${quote(`${name}: ${text}`.trimEnd())}.`,
      isText: false,
    };
  const [, key, value = ''] = /^([\w$-]+):(\S.*)$/.exec(line) ?? [];
  return {
    line: number,
    column: 1,
    message: key === undefined ? 'this line has no key' : 'a space is missing after the colon',
    hint:
      key === undefined
        ? 'Write "key: value", or indent the line by two spaces if it continues the value above it.'
        : `Write ${quote(`${key}: ${value}`)}.`,
  };
}

function duplicateKey(key: string, { number, firstLine }: { number: number; firstLine: number }): YamlFault {
  return {
    line: number,
    column: 1,
    message: 'duplicated mapping key',
    hint: `Remove one of the two lines for ${quote(key)}: the other one is line ${firstLine + 1}.`,
  };
}

function fault({ number, before }: YamlLine, at: number, message: string, hint: string): YamlFault {
  return { line: number, column: before.length + at + 1, message, hint };
}

/** Writes a line with its value in quotes. */
function withQuotes({ before, value }: YamlLine): string {
  return `${before.trimStart()}${value.includes('"') ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)}`;
}
