// Follows each redirect through the others, as a browser would. A chain ends at another host, and at rules that serve a
// file (200, 404, 410).

import type { Problem } from '../../model/problem.ts';
import { createRedirectFinder, targetPath, type RedirectFinder } from './create-redirect-finder.ts';
import type { RedirectRule } from './hosting-rules.ts';

/** Finds redirects that lead back to themselves, once for each loop. */
export function findRedirectLoops(rules: readonly RedirectRule[], file: string): Problem[] {
  const findRedirect = createRedirectFinder(rules);
  const known = new Set<string>();

  return rules.filter(isMove).flatMap((rule) => {
    const circle = findCircle(rule, findRedirect, known);
    return circle.length === 0 ? [] : toProblem(circle, file);
  });
}

// Returns the rules of the loop that `start` leads into, or none. Paths in `known` were followed before.
function findCircle(start: RedirectRule, findRedirect: RedirectFinder, known: Set<string>): RedirectRule[] {
  if (targetPath(start.to) === start.from) return [start];

  const circle: RedirectRule[] = [];
  const lengthAt = new Map<RedirectRule, number>();
  const way = new Set<string>();
  let path = samplePath(start.from);
  while (!known.has(path)) {
    known.add(path);
    way.add(path);
    const redirect = findRedirect(path);
    const next = redirect && isMove(redirect.rule) ? targetPath(redirect.target) : undefined;
    // "/a" to "/a/" only adds the slash, and is not a loop.
    if (!redirect || next === undefined || trimSlash(next) === path) return [];

    // A path that grows with each round ends at the first existing file, unless all rules are forced.
    if (path.length > (lengthAt.get(redirect.rule) ?? path.length)) {
      const round = circle.slice(circle.indexOf(redirect.rule));
      return round.every((rule) => rule.force) ? round : [];
    }
    lengthAt.set(redirect.rule, path.length);
    circle.push(redirect.rule);
    path = trimSlash(next);
  }
  return circle.slice([...way, path].indexOf(path));
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
  // The problem is reported at the loop's first line, wherever the loop was entered.
  const at = circle.reduce((best, rule, index) => (rule.line < (circle[best]?.line ?? 0) ? index : best), 0);
  const [first, ...others] = [...circle.slice(at), ...circle.slice(0, at)] as [RedirectRule, ...RedirectRule[]];
  const way = others.length === 0 ? '' : ` by way of ${others.map((rule) => `"${rule.from}"`).join(', ')}`;
  return {
    rule: 'redirect-loop',
    severity: 'error',
    place: { file, line: first.line, column: 1 },
    message: `The redirect from "${first.from}" leads back to itself${way}`,
    hint: others.length === 0 ? 'Give it another target, or remove the line.' : 'Give one of them another target.',
  };
}
