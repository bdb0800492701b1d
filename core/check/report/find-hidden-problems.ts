// The errors that were there, and those that are there → those that are not gone but hidden: what keeps demos from
// running hides what running them would show.

import type { Problem } from '../../model/problem.ts';
import { findNewProblems } from './find-new-problems.ts';

interface Before {
  /** What was reported last. */
  readonly last: readonly Problem[];
  /** What was hidden then. */
  readonly hidden: readonly Problem[];
}

/** Finds the errors of before that nothing has looked for. */
export function findHiddenProblems(problems: readonly Problem[], { last, hidden }: Before): Problem[] {
  const stops = problems.filter(isStop);
  if (stops.length === 0) return [];
  // What goes as something new stops is not known to be corrected.
  const gone =
    findOthers(stops, [...last, ...hidden]).length === 0
      ? []
      : findOthers(last, problems).filter((each) => isOfRunning(each) || isOfLibrary(each, stops));
  return [...gone, ...findOthers(hidden, problems)];
}

/** Finds those that are not among others. One that shows in more places, or in fewer, is the same one. */
function findOthers(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const isSame = (a: Problem, b: Problem) =>
    a.rule === b.rule && a.place.file === b.place.file && a.place.line === b.place.line;
  return findNewProblems(problems, others).filter((each) => !others.some((other) => isSame(each, other)));
}

const stopping: ReadonlySet<string> = new Set([
  'library-source',
  'demo-syntax',
  'demo-import-missing',
  'demo-package-missing',
  'demo-style',
  'demo-export',
]);

/** A library may stop while it is imported, and all demos that import it with it. */
function isStop({ rule, severity, shownIn }: Problem): boolean {
  return severity === 'error' && (stopping.has(rule) || (rule === 'demo-render' && shownIn !== undefined));
}

function isOfRunning({ rule, severity }: Problem): boolean {
  return severity === 'error' && /^(?:demo|playground|mdx)-/.test(rule);
}

/** What a library exports is not judged while a source of it cannot be read. */
function isOfLibrary({ rule }: Problem, stops: readonly Problem[]): boolean {
  return rule === 'component-unknown' && stops.some((stop) => stop.rule === 'library-source');
}
