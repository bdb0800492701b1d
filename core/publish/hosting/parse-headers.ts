// Text of a headers file → rules, and a problem for each line that is none.
// A path starts a rule; the indented "Name: value" lines below it belong to it.
// Headers that frame a message are refused: a host sets them itself.

import type { Problem } from '../../model/problem.ts';
import type { HeaderRule } from './hosting-rules.ts';

const framing = new Set([
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

/** Reads a headers file; `file` is its name for messages. */
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

  const good = open.filter(({ pattern }) => pattern !== '');
  return { rules: good.map((rule) => ({ ...rule, headers: [...rule.headers] })), problems };
}

function addPattern(pattern: string, line: number, open: OpenRule[]): Fault | undefined {
  // A faulty pattern still opens a rule, so that its headers do not fall to the one before.
  const isGood = /^\/(?!\/)[^\s?#\\]*$/.test(pattern) && pattern.split('*').length <= 2;
  open.push({ pattern: isGood ? pattern : '', line, headers: new Map() });
  if (isGood) return undefined;

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
  if (framing.has(name.toLowerCase())) {
    return { message: `The header "${name}" can be set only by the host`, hint: 'Remove the line.' };
  }

  const key = name.toLowerCase();
  const earlier = rule.headers.get(key);
  rule.headers.set(key, earlier === undefined ? value.trim() : `${earlier}, ${value.trim()}`);
  return undefined;
}
