// A head that YAML cannot read → the line that is at fault, in words of its author. The parser says where it gave
// up, which may be lines further on, and speaks of what it expected there.

import { quote } from '../../text/quote.ts';

/** What is wrong with a line of a head. Lines and columns count from 1. */
interface YamlFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
  /** Tells that the line is text of the page, so that nothing closes the head above it. */
  readonly isText?: boolean;
}

interface Written {
  readonly number: number;
  /** All of the line before the value. */
  readonly before: string;
  readonly key: string;
  readonly value: string;
  /** Tells whether what follows may belong to the value: it is indented. */
  readonly goesOn: boolean;
}

/** Finds the first line that explains why a head cannot be read; undefined where none does. */
export function explainYamlFault(head: string): YamlFault | undefined {
  const lines = head.split('\n');
  const keys = new Map<string, number>();
  /** The indent of a value of several lines, all of which is text. */
  let block = -1;
  let isWithin = false;
  let isAfterGap = false;

  for (const [index, line] of lines.entries()) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    isAfterGap ||= keys.size > 0 && line.trim() === '';
    if (line.trim() === '' || /^ *#/.test(line)) continue;
    if (block >= 0 && indent > block) continue;
    block = -1;
    const number = index + 1;
    const next = lines.slice(number).find((each) => each.trim() !== '') ?? '';
    const written = readLine(
      line,
      number,
      next.search(/[^ ]/) > indent || (/^ *(?:[\]}]|- )/.test(next) && /:\s*$|[[{,]\s*$/.test(line)),
    );
    if (!written) {
      if (indent === 0 && !isWithin) return { isText: isAfterGap, ...noKey(line, number) };
      continue;
    }
    isWithin = false;
    const { key, value } = written;
    if (/^[|>][+-]?\d*[ \t]*(?:#.*)?$/.test(value)) block = indent;
    if (indent === 0 && key !== '') {
      const first = keys.get(key);
      if (first !== undefined) return twice(key, { number, first });
      keys.set(key, number);
    }
    const fault = judgeValue(written) ?? judgeIndent(lines, written, indent);
    if (fault) return fault;
    isWithin = written.goesOn && (value === '' || /^["'[{]/.test(value));
  }
  return undefined;
}

/** Reads "key: value" and "- value". */
function readLine(line: string, number: number, goesOn: boolean): Written | undefined {
  const [, before, key = '', value = ''] =
    /^([ ]*(?:- +)*(?:(["']?[\w$.@/-]+["']?)[ ]*:(?:[ \t]+|$)))(.*)$/.exec(line) ?? [];
  if (before !== undefined) return { number, before, key: key.replace(/["']/g, ''), value: value.trimEnd(), goesOn };
  const [, dash, item = ''] = /^([ ]*- +)(.*)$/.exec(line) ?? [];
  return dash === undefined ? undefined : { number, before: dash, key: '', value: item.trimEnd(), goesOn };
}

function judgeValue(written: Written): YamlFault | undefined {
  const { value } = written;
  if (value === '' || value.startsWith('#')) return undefined;
  const mark = value.charAt(0);
  if (mark === '"' || mark === "'") return judgeQuoted(written, mark);
  if (mark === '[' || mark === '{') return judgeBrackets(written, mark);
  const reserved = /^(?:[@`%*&!]|[|>](?![+-]?\d*[ \t]*(?:#.*)?$)|[-?:] )/.exec(value)?.[0].trim();
  if (reserved !== undefined)
    return fault(
      written,
      0,
      `a value cannot begin with ${quote(reserved)}`,
      `Put quotes around the value: ${withQuotes(written)}.`,
    );
  const colon = /:(?= |$)/.exec(value.replace(/ #.*$/, ''))?.index;
  if (colon !== undefined)
    return fault(
      written,
      colon,
      'the value has a colon with a blank behind it, which begins another key',
      `Put quotes around the value: ${withQuotes(written)}.`,
    );
  return undefined;
}

function judgeQuoted(written: Written, mark: '"' | "'"): YamlFault | undefined {
  const { value, goesOn } = written;
  const [whole = ''] = (mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/).exec(value) ?? [];
  if (whole === '')
    return goesOn && value.length > 1
      ? undefined
      : fault(written, 0, 'nothing closes this quotation mark', 'Write the same mark at the end of the value.');
  const escape = mark === '"' ? /\\(?![0abt\tnvfre "/\\N_LPxuU])/.exec(whole)?.index : undefined;
  if (escape !== undefined)
    return fault(
      written,
      escape,
      'a backslash between double quotes begins an escape, and this one means nothing',
      'Write two backslashes, or single quotes around the value.',
    );
  const rest = value.slice(whole.length);
  if (/^\s*(?:#.*)?$/.test(rest) || /^\s*:/.test(rest)) return undefined;
  // The mark is one of the text: the other kind of mark goes around it.
  const text = value.endsWith(mark) ? value.slice(1, -1) : value;
  const other = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  return fault(
    written,
    whole.length,
    'text follows the closing quotation mark',
    `Write ${written.before.trimStart()}${other}.`,
  );
}

function judgeBrackets(written: Written, mark: '[' | '{'): YamlFault | undefined {
  const { value, goesOn } = written;
  const close = mark === '[' ? ']' : '}';
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '').replace(/ #.*$/, '');
  const depth = [...bare].filter((each) => each === mark).length - [...bare].filter((each) => each === close).length;
  if (depth > 0)
    return goesOn
      ? undefined
      : fault(
          written,
          0,
          `nothing closes this ${quote(mark)}`,
          `Write ${quote(close)} after the last item, or put quotes around the value if it is text.`,
        );
  const rest = /^[^\]}]*[\]}]+(.*)$/.exec(bare)?.[1]?.trim();
  if (rest)
    return fault(
      written,
      0,
      `text follows the list that ${quote(mark)} begins`,
      `Put quotes around the value: ${withQuotes(written)}.`,
    );
  return undefined;
}

/** What is indented under a value that is complete belongs to nothing. */
function judgeIndent(lines: readonly string[], { number, value }: Written, indent: number): YamlFault | undefined {
  const next = lines[number] ?? '';
  const isComplete = value !== '' && !/^["'[{|>&!#]/.test(value);
  const deeper = /^ */.exec(next)?.[0].length ?? 0;
  if (!isComplete || deeper <= indent || !/^ +(?:[\w$-]+:(?: |$))/.test(next)) return undefined;
  return {
    line: number + 1,
    column: 1,
    message: 'this line is indented as if it belonged to the one above it',
    hint: 'Remove the blanks at its start.',
  };
}

function noKey(line: string, number: number): YamlFault {
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
    message: key === undefined ? 'this line has no key' : 'a blank is missing after the colon',
    hint:
      key === undefined
        ? 'Write "key: value", or indent the line by two blanks if it goes on with the value above it.'
        : `Write ${quote(`${key}: ${value}`)}.`,
  };
}

function twice(key: string, { number, first }: { number: number; first: number }): YamlFault {
  return {
    line: number,
    column: 1,
    message: 'duplicated mapping key',
    hint: `Remove one of the two lines for ${quote(key)}: the other one is line ${first + 1}.`,
  };
}

function fault({ number, before }: Written, at: number, message: string, hint: string): YamlFault {
  return { line: number, column: before.length + at + 1, message, hint };
}

/** The line with its value in quotes. */
function withQuotes({ before, value }: Written): string {
  return `${before.trimStart()}${value.includes('"') ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)}`;
}
