// Redirect rules → a function that finds the target of a path. The first matching rule wins.
// The path is decoded and normalized; parts of it that go into the target are encoded again, so that
// a target can never leave the host that its rule names.

import type { RedirectRule } from './hosting-rules.ts';

/** A rule that applies, with its target filled in. */
interface Redirect {
  readonly rule: RedirectRule;
  /** Encoded; starts with one slash, or with a scheme if the rule does. */
  readonly target: string;
}

/** Finds the redirect of a path; undefined if no rule applies. */
export type RedirectFinder = (path: string) => Redirect | undefined;

interface Pattern {
  readonly rule: RedirectRule;
  readonly parts: readonly string[];
  /** The part of the pattern before its first placeholder. */
  readonly start: string;
}

/** Creates a finder; rules that redirect a path to itself are skipped. */
export function createRedirectFinder(rules: readonly RedirectRule[]): RedirectFinder {
  const patterns = rules.map(toPattern);

  return function findRedirect(path) {
    const actual = splitPath(path);
    const trimmed = `/${actual.join('/')}/`;

    for (const { rule, parts, start } of patterns) {
      // A cheap check that rules out nearly all rules.
      if (!trimmed.startsWith(start)) continue;

      const values = matchParts(parts, actual, path.endsWith('/'));
      const target = values && fillTarget(rule.to, values);
      if (target !== undefined && targetPath(target) !== path) return { rule, target };
    }
    return undefined;
  };
}

/** Encodes a path: slashes stay, all other special characters are escaped. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns the decoded path of a target within the site; undefined for another host. */
export function targetPath(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const [path = ''] = target.split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}

function toPattern(rule: RedirectRule): Pattern {
  const parts = splitPath(rule.from);
  const openAt = parts.findIndex((part) => part === '*' || part.startsWith(':'));
  const plain = openAt === -1 ? parts : parts.slice(0, openAt);
  return { rule, parts, start: `/${plain.map((part) => `${part}/`).join('')}` };
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matchParts(
  parts: readonly string[],
  path: readonly string[],
  isFolder: boolean,
): Map<string, string> | undefined {
  const values = new Map<string, string>();
  const hasRest = parts.at(-1) === '*';
  const count = hasRest ? parts.length - 1 : parts.length;
  if (hasRest ? path.length < count : path.length !== count) return undefined;

  if (hasRest) {
    const rest = path.slice(count).join('/');
    values.set('splat', rest !== '' && isFolder ? `${rest}/` : rest);
  }

  const fits = parts.slice(0, count).every((part, index) => {
    const value = path[index] ?? '';
    if (!part.startsWith(':')) return part === value;
    values.set(part.slice(1), value);
    return true;
  });
  return fits ? values : undefined;
}

function fillTarget(to: string, values: ReadonlyMap<string, string>): string {
  const [, host = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(to) ?? [];
  const filled = rest
    .replace(/:([A-Za-z_]\w*)/g, (text, name: string) => {
      const value = values.get(name);
      return value === undefined ? text : encodePath(value);
    })
    .replace(/[^\u0021-\u007E]+/gu, encodeURIComponent);

  // An empty value between two slashes would make "//", which a browser reads as a host.
  const end = filled.search(/[?#]/);
  const path = end === -1 ? filled : filled.slice(0, end);
  return host + path.replace(/\/{2,}/g, '/') + (end === -1 ? '' : filled.slice(end));
}
