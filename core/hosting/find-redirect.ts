// A path and the rules → where it leads. The first rule that matches wins.
// The path is decoded and clean; what it contributes to the target is encoded again, so that a
// target can never leave the host that its rule names.

import type { RedirectRule } from './hosting-rules.ts';

/** A rule that applies, with its target filled in. */
export interface Redirect {
  readonly rule: RedirectRule;
  /** Encoded; starts with one slash or with "https://" as the rule has it. */
  readonly target: string;
}

/** Finds where a path leads; a rule that leads to the very same path is passed over. */
export function findRedirect(rules: readonly RedirectRule[], path: string): Redirect | undefined {
  for (const rule of rules) {
    const values = matchPath(rule.from, path);
    if (!values) continue;

    const target = fillTarget(rule.to, values);
    if (targetPath(target) !== path) return { rule, target };
  }
  return undefined;
}

/** Encodes a path so that it is one: slashes stay, all else that could mean something goes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Tells which path of the site a target names, decoded; undefined for another host. */
export function targetPath(target: string): string | undefined {
  if (!target.startsWith('/')) return undefined;
  const [path = ''] = target.split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}

function matchPath(from: string, path: string): Map<string, string> | undefined {
  const parts = splitPath(from);
  const actual = splitPath(path);
  const values = new Map<string, string>();

  if (parts.at(-1) === '*') {
    parts.pop();
    const rest = actual.splice(parts.length).join('/');
    values.set('splat', rest !== '' && path.endsWith('/') ? `${rest}/` : rest);
  }
  if (parts.length !== actual.length) return undefined;

  const fits = parts.every((part, index) => {
    const value = actual[index] ?? '';
    if (!part.startsWith(':')) return part === value;
    values.set(part.slice(1), value);
    return true;
  });
  return fits ? values : undefined;
}

function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
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
