// Text of a headers file → rules, and a problem for each invalid line.
// A path starts a rule; the indented "Name: value" lines below it belong to it.
// Headers for the transfer of a message are rejected: the host sets them itself.

import type { Problem } from '../../model/problem.ts';
import type { HeaderRule } from './hosting-rules.ts';

const transferHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'keep-alive',
  'location',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

interface OpenRule {
  pattern: string;
  line: number;
  headers: Map<string, string>;
}

type Fault = Pick<Problem, 'message' | 'hint'>;

/** Parses a headers file; `file` is its name for messages. */
export function parseHeaders(text: string, file: string): { rules: HeaderRule[]; problems: Problem[] } {
  const open: OpenRule[] = [];
  const problems: Problem[] = [];

  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      if (line.trim() === '' || line.trim().startsWith('#')) return;

      const fault = /^\s/.test(line) ? addHeader(line.trim(), open.at(-1)) : addPattern(line.trim(), index + 1, open);
      if (fault) {
        const column = line.search(/\S/) + 1;
        problems.push({
          rule: 'headers-syntax',
          severity: 'error',
          place: { file, line: index + 1, column },
          ...fault,
        });
      }
    });

  const valid = open.filter(({ pattern }) => pattern !== '');
  return { rules: valid.map((rule) => ({ ...rule, headers: [...rule.headers] })), problems };
}

function addPattern(pattern: string, line: number, open: OpenRule[]): Fault | undefined {
  // An invalid pattern still opens a rule, so that its headers are not added to the previous one.
  const isValid = /^\/(?!\/)[^\s?#\\]*$/.test(pattern) && pattern.split('*').length <= 2;
  open.push({ pattern: isValid ? pattern : '', line, headers: new Map() });
  if (isValid) return undefined;

  return {
    message: `The line "${pattern}" is not a path`,
    hint: 'Start it with a slash, use "*" at most once, and indent the "Name: value" lines below it.',
  };
}

function addHeader(line: string, rule: OpenRule | undefined): Fault | undefined {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
  if (!rule) {
    return { message: `The header "${line}" belongs to no path`, hint: 'Write a path such as "/*" above it.' };
  }
  if (
    !/^[!#$%&'*+.^`|~\w-]+$/.test(name) ||
    value.trim() === '' ||
    /[\u0000-\u001F\u007F]|[^\u0000-\u00FF]/.test(value.trim())
  ) {
    return { message: `The line "${line}" is not a header`, hint: 'Write it as "Name: value", in plain characters.' };
  }
  if (transferHeaders.has(name.toLowerCase())) {
    return { message: `The header "${name}" can be set only by the host`, hint: 'Remove the line.' };
  }

  const key = name.toLowerCase();
  const earlier = rule.headers.get(key);
  rule.headers.set(key, earlier === undefined ? value.trim() : `${earlier}, ${value.trim()}`);
  return undefined;
}
