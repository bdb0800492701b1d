// Text of a redirects file → rules, and a problem for each invalid line.
// One rule per line: from, to, and a status, with "!" to force it. "#" starts a comment.
// Rules whose target host could be chosen by the requested path are rejected.

import { toSlashes } from '../../model/paths/to-slashes.ts';
import type { Problem } from '../../model/problem.ts';
import { findRedirectLoops } from './find-redirect-loops.ts';
import type { RedirectRule, RedirectStatus } from './hosting-rules.ts';

const statuses: readonly RedirectStatus[] = [301, 302, 303, 307, 308, 200, 404, 410];
const placeholder = /:([A-Za-z_]\w*)/g;

type Fault = Pick<Problem, 'rule' | 'message' | 'hint'> & {
  /** Index of the wrong word in the line; by default the first. */
  readonly word?: number;
};

/** Parses a redirects file; `file` is its name for messages. */
export function parseRedirects(text: string, file: string): { rules: RedirectRule[]; problems: Problem[] } {
  const rules: RedirectRule[] = [];
  const problems: Problem[] = [];

  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      const words = splitWords(line);
      if (words.length === 0) return;

      const rule = parseRule(words, index + 1);
      if ('from' in rule) {
        rules.push(rule);
        return;
      }
      const { word = 0, ...fault } = rule;
      const column = ([...line.matchAll(/\S+/g)][word]?.index ?? 0) + 1;
      problems.push({ ...fault, severity: 'error', place: { file, line: index + 1, column } });
    });

  return { rules, problems: [...problems, ...findRedirectLoops(rules, file)] };
}

function splitWords(line: string): string[] {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment === -1 ? words : words.slice(0, comment);
}

function parseRule(words: readonly string[], line: number): RedirectRule | Fault {
  const [from, to, statusWord = '301', ...rest] = words;
  if (from === undefined || to === undefined) {
    return syntax(`The redirect "${words.join(' ')}" has no target`, `Write it as "/old/ /new/ 301".`);
  }

  const status = statuses.find((known) => String(known) === statusWord.replace(/!$/, ''));
  const fault = findFromFault(from);
  if (fault) return fault;
  const targetFault = findTargetFault(to) ?? findPlaceholderFault(from, to);
  if (targetFault) return { ...targetFault, word: 1 };
  const restFault = findRestFault(from, rest);
  if (restFault) return { ...restFault, word: 3 };
  if (status === undefined) {
    return {
      rule: 'redirect-status',
      word: 2,
      message: `The status "${statusWord}" is not a redirect status`,
      hint: `Use one of ${statuses.join(', ')}.`,
    };
  }

  const decoded = decodeURIComponent(from).normalize('NFC');
  return { from: decoded, to, status, force: statusWord.endsWith('!'), line };
}

function findFromFault(from: string): Fault | undefined {
  if (!from.startsWith('/') || from.startsWith('//')) {
    const path = toSlashes(from)
      .replace(/^(https?:)?\/\/[^/]*|^\/+/, '')
      .replace(/^\/*/, '/');
    return syntax(`The path "${from}" does not start with one slash`, `Write "${path}".`);
  }
  if (/\*./.test(from) || /[^/]\*/.test(from)) {
    return syntax(`The path "${from}" has a "*" that is not its last part`, 'Write "*" only after the last slash.');
  }
  // A rule with characters that no requested path contains would never apply.
  if (/[?#\\]|%(?![0-9a-f]{2})|%2f|%5c/i.test(from) || !isDecodable(from)) {
    return syntax(
      `The path "${from}" contains a character that paths cannot have`,
      'Write the path alone, without query and fragment.',
    );
  }
  // Browsers resolve "." and ".." before the request.
  if (hasDots(decodeURIComponent(from))) {
    return syntax(`The path "${from}" contains the segment "." or ".."`, 'Write the path that readers request.');
  }
  return undefined;
}

function hasDots(path: string): boolean {
  return path.split('/').some((part) => part === '..' || part === '.');
}

function findTargetFault(to: string): Fault | undefined {
  const isPath = /^\/(?![/\\])/.test(to);
  const isAddress = /^https?:\/\/[^/]/i.test(to);
  if ((!isPath && !isAddress) || /[\\\u0000-\u0020\u007F]|\p{Surrogate}/u.test(to)) {
    return syntax(
      `The target "${to}" is neither a path of the site nor an address`,
      'Start it with one slash or with "https://".',
    );
  }
  if (isPath && hasDots(pathOf(to))) {
    return syntax(`The target "${to}" contains the segment "." or ".."`, 'Write the path that it means.');
  }
  if (isAddress && !/^https?:\/\/(\[[0-9a-f:.]+\]|[^/?#:@[\]]+)(:\d+)?([/?#]|$)/i.test(to)) {
    return syntax(
      `The target "${to}" does not name its host in full`,
      'Write the host out, as in "https://example.com/:splat".',
    );
  }
  return undefined;
}

function findPlaceholderFault(from: string, to: string): Fault | undefined {
  const known = new Set([...from.matchAll(placeholder)].map(([, name]) => name));
  if (from.endsWith('/*')) known.add('splat');

  const afterHost = to.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1)[0] ?? '';
  const unknown = [...afterHost.matchAll(placeholder)].find(([, name]) => !known.has(name));
  if (!unknown) return undefined;

  const needed = unknown[1] === 'splat' ? '"/*" at its end' : `"${unknown[0]}"`;
  return syntax(
    `The target "${to}" uses "${unknown[0]}", which the path "${from}" does not have`,
    `Give the path ${needed}, or take "${unknown[0]}" out of the target.`,
  );
}

function findRestFault(from: string, rest: readonly string[]): Fault | undefined {
  if (rest.length === 0) return undefined;
  return syntax(
    `The redirect from "${from}" has more than a path, a target and a status: "${rest.join(' ')}"`,
    'Remove it: redirects cannot have conditions.',
  );
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

function isDecodable(text: string): boolean {
  try {
    return !/[\u0000-\u001F\u007F]|\p{Surrogate}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function syntax(message: string, hint: string): Fault {
  return { rule: 'redirect-syntax', message, hint };
}
