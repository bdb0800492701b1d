// Follows each redirect through the others, as a browser would.
// Rules that serve a file (200, 404, 410) end the way, and so does another host.

import type { Problem } from '../problem.ts';
import { findRedirect, targetPath } from './find-redirect.ts';
import type { RedirectRule } from './hosting-rules.ts';

/** Finds the redirects that lead back to themselves, once for each circle. */
export function findRedirectLoops(rules: readonly RedirectRule[], file: string): Problem[] {
  const moving = rules.filter(isMove);
  const blamed = new Set<RedirectRule>();

  return moving.flatMap((rule) => {
    const circle = findCircle(rule, rules);
    if (circle.length === 0 || circle.some((member) => blamed.has(member))) return [];

    circle.forEach((member) => blamed.add(member));
    return toProblem(circle, file);
  });
}

// The rules from `start` back to `start`, or none.
function findCircle(start: RedirectRule, rules: readonly RedirectRule[]): RedirectRule[] {
  const first = samplePath(start.from);
  if (targetPath(start.to) === start.from) return [start];

  const circle: RedirectRule[] = [];
  let path = first;
  while (circle.length <= rules.length) {
    const redirect = findRedirect(rules, path);
    const next = redirect && isMove(redirect.rule) ? targetPath(redirect.target) : undefined;
    // "/a" to "/a/" only adds the slash, and ends there.
    if (!redirect || next === undefined || trimSlash(next) === path) return [];

    circle.push(redirect.rule);
    path = trimSlash(next);
    if (path === first) return circle[0] === start ? circle : [];
  }

  // A path that grows at each turn ends at the first file, unless nothing lets a file win.
  const turn = circle.slice(0, circle.lastIndexOf(start));
  return turn.length > 0 && turn.every((rule) => rule.force) ? [...new Set(turn)] : [];
}

function isMove(rule: RedirectRule): boolean {
  return rule.status >= 300 && rule.status < 400;
}

function samplePath(from: string): string {
  return trimSlash(from.replace(/:\w+/g, 'x').replace(/\*$/, 'x'));
}

function trimSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

function toProblem(circle: readonly RedirectRule[], file: string): Problem {
  const [first, ...others] = circle as [RedirectRule, ...RedirectRule[]];
  const way = others.length === 0 ? '' : ` by way of ${others.map((rule) => `"${rule.from}"`).join(', ')}`;
  return {
    rule: 'redirect-loop',
    severity: 'error',
    place: { file, line: first.line, column: 1 },
    message: `The redirect from "${first.from}" leads back to itself${way}`,
    hint: others.length === 0 ? 'Give it another target, or remove the line.' : 'Give one of them another target.',
  };
}
