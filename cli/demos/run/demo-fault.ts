// What a demo threw → the problem that names the line of its source.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Place, Problem } from '../../../core/problem.ts';
import type { Site } from '../../../core/site.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { readFault } from '../../../runtime/live/program/locate-syntax-fault.ts';
import { findPlace } from './find-place.ts';

/** Why a demo gave nothing, as those saw it who watch the thread that ran it. */
export interface DemoStop {
  readonly reason: 'timeout' | 'exit' | 'memory';
  /** The package that was being loaded. */
  readonly loading?: string;
}

/** Tells what a demo threw while it was loaded or rendered. */
export function renderProblem(
  error: unknown,
  {
    root,
    file,
    closure,
    maps,
  }: {
    root: string;
    file: string;
    closure?: Pick<Closure, 'imports'>;
    /** Source maps of libraries that are worked on. */
    maps?: Readonly<Record<string, string>>;
  },
): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error ? findPlace(error.stack ?? '', { root, maps }) : undefined;
  const isInLibrary = place !== undefined && maps?.[place.file] !== undefined;
  return {
    rule: 'demo-render',
    severity: 'error',
    place: place ?? { file },
    message: `The demo fails with ${quote(reason.split('\n')[0] ?? '')}`,
    hint: isInLibrary
      ? 'Correct the source of the library, or give the component what it needs: in the demo, or by "props" or a "stage" of the playground.'
      : findCure(reason, { place, closure }),
    ...(isInLibrary && { shownIn: [] }),
  };
}

/** What helps against the faults that are known by their words. */
function findCure(
  reason: string,
  { place, closure }: { place: Place | undefined; closure: Pick<Closure, 'imports'> | undefined },
): string {
  if (/suspend|not ready/i.test(reason))
    return 'Give the demo what it waits for: the build renders a demo once, and does not wait.';
  if (reason.includes('[object Promise]'))
    return 'Write a function that is not async: a demo runs in the browser, where data is loaded in an effect.';
  if (reason.startsWith('Maximum call stack size exceeded'))
    return 'Look for code that calls itself without end, or for elements or data nested thousands of levels deep.';
  const name =
    /^(window|document|navigator|location|localStorage|sessionStorage|self|screen|matchMedia|ResizeObserver|IntersectionObserver) is not defined/.exec(
      reason,
    )?.[1];
  if (name !== undefined)
    return `Use ${quote(name)} in an effect or when something is clicked: the build renders the demo first, where there is none.`;
  const unknown = /^([\w$]+) is not defined/.exec(reason)?.[1];
  if (unknown !== undefined) return findName(unknown, { place, closure });
  const circle = /undefined|before initialization|not a function/.test(reason) && findCircle(place, closure);
  if (circle)
    return `These files import each other, so one of them runs before what it needs: ${circle.join(' → ')}. Move what they share to a file of its own.`;
  return 'Correct the demo: readers see it rendered before any script runs.';
}

/** What helps where a file uses a name that it neither imports nor declares. */
function findName(
  name: string,
  { place, closure }: { place: Place | undefined; closure: Pick<Closure, 'imports'> | undefined },
): string {
  const imports = closure?.imports.filter(({ file }) => file === place?.file) ?? [];
  const nearest = findNearest(
    name,
    imports.flatMap(({ names }) => names.filter((each) => each !== name)),
  );
  return nearest === undefined
    ? `Import or declare ${quote(name)}.`
    : `Import or declare ${quote(name)}. Did you mean ${quote(nearest)}?`;
}

/** The circle of files in which the place lies, from the place back to itself. */
function findCircle(place: Place | undefined, closure: Pick<Closure, 'imports'> | undefined): string[] | undefined {
  if (!place || !closure) return undefined;
  const next = (file: string) =>
    closure.imports.flatMap((each) =>
      each.file === file && each.kind === 'local' && !each.typeOnly && each.target !== undefined ? [each.target] : [],
    );
  const ways = next(place.file).map((target) => [place.file, target]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (last === place.file) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    ways.push(...next(last).map((target) => [...way, target]));
  }
  return undefined;
}

/** Tells what the compiler of demos cannot read, though it may be correct. */
export function compilerProblem(error: SyntaxError, file: string): Problem {
  const { message, place } = readFault(error);
  return {
    rule: 'demo-syntax',
    severity: 'error',
    place: { file, ...place },
    message: `${message}, says the compiler of demos`,
    hint: 'Write the code here, or just before it, differently: it may be correct, but the engine cannot parse it.',
  };
}

/** Tells that a source exports no component. */
export function exportProblem(file: string): Problem {
  return {
    rule: 'demo-export',
    severity: 'error',
    place: { file },
    message: 'The demo exports no component by default',
    hint: 'Write "export default function Name() { … }".',
  };
}

/** Where a demo, or the code of an MDX page, stopped, and what it is allowed. */
interface StopContext {
  readonly file: string;
  readonly limits: Pick<Site['limits'], 'demoSeconds' | 'memory'>;
  /** What stopped; a demo where nothing is said. */
  readonly kind?: 'demo' | 'page';
}

/** Tells that a demo, or the code of a page, took its thread with it. */
export function stopProblem({ reason, loading }: DemoStop, { file, limits, kind = 'demo' }: StopContext): Problem {
  const place = { file };
  const { demoSeconds: seconds, memory } = limits;
  const own = kind === 'page' ? ' in its code and imports' : '';
  const where = loading === undefined ? own : ` in ${quote(loading)}`;
  switch (reason) {
    case 'timeout':
      return {
        rule: 'demo-timeout',
        severity: 'error',
        place,
        message: `${loading === undefined ? `The ${kind} is not rendered` : `The package ${quote(loading)} is not loaded`} after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
        hint: `Look for an endless loop${where}, or raise limits.demoSeconds in docs.config.ts.`,
      };
    case 'exit':
      return {
        rule: 'demo-exit',
        severity: 'error',
        place,
        message: `${loading === undefined ? `The ${kind}` : `The package ${quote(loading)}`} ends the process that renders ${loading === undefined ? 'it' : `the ${kind}`}`,
        hint: `Remove the call to process.exit${where}: ${kind === 'page' ? 'other pages are made by the same process' : 'a demo runs in the browser'}.`,
      };
    case 'memory':
      return {
        rule: 'demo-memory',
        severity: 'error',
        place,
        message: `${loading === undefined ? `The ${kind}` : `The package ${quote(loading)}`} needs more than ${memory} MB of memory`,
        hint: `Look for data that grows without limit${where}, or raise limits.memory in docs.config.ts.`,
      };
  }
}
