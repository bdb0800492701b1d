// Previous and current errors → previous errors that are hidden rather than fixed: an error that keeps demos from
// running hides the errors of running them.

import type { Problem } from '../../model/problem.ts';
import { findNewProblems } from './find-new-problems.ts';

interface Before {
  /** Problems of the previous report. */
  readonly last: readonly Problem[];
  /** Problems hidden at that time. */
  readonly hidden: readonly Problem[];
}

/** Finds previous errors that could not be checked again. */
export function findHiddenProblems(problems: readonly Problem[], { last, hidden }: Before): Problem[] {
  const stops = problems.filter(isStop);
  if (stops.length === 0) return [];
  // Errors that disappear when a new stop appears are not known to be fixed.
  const gone =
    findOthers(stops, [...last, ...hidden]).length === 0
      ? []
      : findOthers(last, problems).filter((each) => isOfRunning(each) || isOfLibrary(each, stops));
  return [...gone, ...findOthers(hidden, problems)];
}

/** Finds the problems that are not among others, no matter in how many places they show. */
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

/** Returns whether an error keeps demos from running; a library that fails on import stops all its demos. */
function isStop({ rule, severity, shownIn }: Problem): boolean {
  return severity === 'error' && (stopping.has(rule) || (rule === 'demo-render' && shownIn !== undefined));
}

function isOfRunning({ rule, severity }: Problem): boolean {
  return severity === 'error' && /^(?:demo|playground|mdx)-/.test(rule);
}

/** Returns whether a problem depends on a library's exports, which are unknown while a source cannot be read. */
function isOfLibrary({ rule }: Problem, stops: readonly Problem[]): boolean {
  return rule === 'component-unknown' && stops.some((stop) => stop.rule === 'library-source');
}
