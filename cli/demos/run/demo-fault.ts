// An error of a demo → the problem with the line of its source.

import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import { findImports } from '../../../core/demos/closure/find-imports.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import type { CodePlace } from '../../../runtime/demos/live/program/create-place-map.ts';
import { readFault } from '../../../runtime/demos/live/program/locate-syntax-fault.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import type { SyntaxNode } from '../../../core/demos/extract-preview.ts';
import type { ParsedCode } from '../../../core/demos/parsed-code.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { findPackageManager } from '../../files/find-package-manager.ts';
import { readPackageFault, type PackageFault } from '../library/node/package-fault.ts';
import type { NeededProps } from '../../../core/api/needed-props.ts';
import { compileDemoFile } from './compile-demo-file.ts';
import { findLackingElement } from '../faults/find-lacking-element.ts';
import { parseCode } from '../read/parse-demo-file.ts';
import { findPlace } from './find-place.ts';

/** Where a demo failed, and what may explain it. */
interface FaultSurroundings {
  readonly root: string;
  readonly file: string;
  readonly closure?: Pick<Closure, 'imports'> & Partial<Pick<Closure, 'files'>>;
  /** The required props of components. */
  readonly needed?: NeededProps | undefined;
  /** Source maps of libraries that are worked on. */
  readonly maps?: Readonly<Record<string, string>>;
  /** The files of the wrapper. */
  readonly around?: Pick<Closure, 'files'> | undefined;
}

/** An error of a demo, and the place that its stack names. */
interface LocatedError extends FaultSurroundings {
  readonly reason: string;
  readonly stack: string;
  /** The stack that leads to the cause. */
  readonly trace: string;
  readonly located: Place | undefined;
  /** Whether that place is in a library that is worked on. */
  readonly isInLibrary: boolean;
  /** The place to report, if it is known. */
  readonly place: Place | undefined;
}

/** Creates the problem of an error that a demo threw while loading or rendering. */
export function renderProblem(error: unknown, surroundings: FaultSurroundings): Problem {
  const { root, maps } = surroundings;
  const reason = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const fault = readPackageFault(error);
  const trace = fault?.trace ?? stack;
  const located = findPlace(trace, { root, maps });
  const isInLibrary = isOfLibrary(located, maps);
  const failed = { ...surroundings, reason, stack, trace, located, isInLibrary, place: located };
  const ofPackage = fault && toPackageProblem(fault, failed);
  if (ofPackage) return ofPackage;
  const place = (isInLibrary && located && findImportPlace(located, { reason, root })) || located;
  const placed = { ...failed, place };
  return toHookProblem(placed) ?? toElementProblem(placed) ?? toLackingProblem(placed) ?? toOtherProblem(placed);
}

function isOfLibrary(place: Place | undefined, maps: FaultSurroundings['maps']): boolean {
  return place !== undefined && maps?.[place.file] !== undefined;
}

/** Creates the problem of a package that fails when it is imported; none if the fault is in a library's source. */
function toPackageProblem(
  fault: PackageFault,
  { reason, file, located, isInLibrary }: LocatedError,
): Problem | undefined {
  const name = readName(fault.path);
  if (name === undefined) return undefined;
  return {
    rule: 'demo-render',
    severity: 'error',
    place: (isInLibrary ? located : (fault.importedAt ?? located)) ?? { file },
    message: `The package ${quote(name)}${explainWay(fault, { name, file })} fails with ${quote(firstLine(reason))} when it is imported`,
    hint: findPackageHint(reason, name),
    ...(isInLibrary && { shownIn: [] }),
  };
}

/** Creates the problem of a hook that is called outside of a component, if that is the error. */
function toHookProblem({ reason, trace, root, maps, file }: LocatedError): Problem | undefined {
  const hook = readHook(reason, { stack: trace, root, maps });
  if (hook === undefined) return undefined;
  return {
    rule: 'demo-render',
    severity: 'error',
    place: hook.place ?? { file },
    message: `The hook${hook.name === '' ? '' : ` ${quote(hook.name)}`} is called outside of a component`,
    hint: 'Move the call into the function of a component, above its "return", or into a hook that components call. Hooks cannot be called outside of these functions, in a class, or in an event handler.',
    ...(isOfLibrary(hook.place, maps) && { shownIn: [] }),
  };
}

/** Creates the problem of an element whose component is undefined or the like, if that is the error. */
function toElementProblem({ reason, place, root, closure, file, isInLibrary }: LocatedError): Problem | undefined {
  const component = /^Element type is invalid: (?:expected a string .* but got: )?([^.]*)/.exec(reason)?.[1];
  if (component === undefined) return undefined;
  const element = place && findElement(place, { root, closure });
  return {
    rule: 'demo-render',
    severity: 'error',
    place: element?.place ?? place ?? { file },
    message: `The component ${element ? quote(element.name) : 'of an element'} is ${component}`,
    hint: 'Correct its name, or export it where it is defined.',
    ...(isInLibrary && { shownIn: [] }),
  };
}

/** Creates the problem of a component without a prop that it needs, if that may be the cause. */
function toLackingProblem(failed: LocatedError): Problem | undefined {
  const { reason, stack, place, located, closure, needed, isInLibrary } = failed;
  // Errors of the demo's own code are not caused by a missing prop.
  const isInDemo = place !== undefined && !isInLibrary;
  if (!needed || !closure?.files || isInDemo) return undefined;
  const lacking = findLackingElement({ imports: closure.imports, files: closure.files, needed, stack });
  if (!lacking) return undefined;
  return {
    rule: 'demo-render',
    severity: 'error',
    place: (isInLibrary ? located : undefined) ?? lacking.place,
    message: `The demo fails with ${quote(firstLine(reason))}: ${quote(lacking.component)} lacks the prop ${quote(lacking.prop)}, which it needs`,
    hint: `Give it ${quote(lacking.prop)}, of the type ${lacking.type}.`,
    ...(isInLibrary && { shownIn: [] }),
  };
}

/** Creates the problem of any other error, in the demo or in its wrapper. */
function toOtherProblem({ reason, place, root, file, closure, around, isInLibrary }: LocatedError): Problem {
  const at = place ?? { file };
  const [isInWrapper, isInDemo] = [around, closure].map((each) => each?.files?.some(({ path }) => path === at.file));
  const subject = isInWrapper && !isInDemo ? 'wrapper' : 'demo';
  return {
    rule: 'demo-render',
    severity: 'error',
    place: at,
    message: `The ${subject} fails with ${quote(firstLine(reason))}`,
    hint: isInLibrary ? findSourceHint(reason, root) : findHint(reason, { place, closure, subject }),
    ...(isInLibrary && { shownIn: [] }),
  };
}

/** Finds the import of a missing package in a library source: the bundler moves it to another line. */
function findImportPlace({ file }: Place, { reason, root }: { reason: string; root: string }): Place | undefined {
  const missing = readMissing(reason);
  const text = missing === undefined ? undefined : readIfThere(join(root, file))?.toString();
  const imports = text === undefined ? [] : findImports(file, text, parseCode);
  const found = imports.find(({ specifier, typeOnly }) => specifier === missing && !typeOnly);
  return found && { file, line: found.line, column: found.column };
}

/** Reads the package, or its file, that is not installed. */
function readMissing(reason: string): string | undefined {
  return /^Cannot find module '([^'./][^']*)'/.exec(reason)?.[1];
}

/** Finds the element at a place, or the only one after it on its line, as the compiler does not map texts. */
function findElement(
  { file, line = 1, column = 1 }: Place,
  { root, closure }: { root: string; closure: Partial<Pick<Closure, 'files'>> | undefined },
): { readonly name: string; readonly place: Place } | undefined {
  const text = closure?.files?.find(({ path }) => path === file)?.text ?? readIfThere(join(root, file))?.toString();
  const row = text?.split(/\r\n|\r|\n/)[line - 1] ?? '';
  const elements = [
    ...row.matchAll(/<((?=[\p{Lu}_$]|[\p{ID_Start}$_][\p{ID_Continue}$.]*\.)[\p{ID_Start}$_][\p{ID_Continue}$.]*)/gu),
  ];
  const behind = elements.filter(({ index }) => index >= column - 1);
  const found = behind.find(({ index }) => index === column - 1) ?? (behind.length === 1 ? behind[0] : undefined);
  return found?.[1] === undefined ? undefined : { name: found[1], place: { file, line, column: found.index + 1 } };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

/** Returns the package of a file; undefined for the source of a library. */
function readName(path: string): string | undefined {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

/** Explains how the package was reached: through another one, or through a file beside the demo. */
function explainWay({ specifier, importedAt }: PackageFault, { name, file }: { name: string; file: string }): string {
  const packageName = specifier === undefined ? name : splitPackage(specifier).name;
  const through = packageName === name ? '' : `, which ${quote(specifier ?? '')} imports,`;
  const demo = importedAt === undefined || importedAt.file === file ? '' : ` for the demo ${quote(file)}`;
  return `${through}${demo}`;
}

function findPackageHint(reason: string, name: string): string {
  const missing = readBrowserName(reason);
  const why =
    missing === undefined
      ? 'the build imports it as well, without a browser'
      : `the build imports it as well, where ${quote(missing)} does not exist`;
  return `Import it only in the browser, in an effect: useEffect(() => { import(${quote(name)}).then(…); }, []). As it is, ${why}.`;
}

/** Reads the hook that was called outside of a component ("" if unknown), and the place of the call. */
function readHook(
  reason: string,
  { stack, root, maps }: { stack: string; root: string; maps?: Readonly<Record<string, string>> | undefined },
): { readonly name: string; readonly place: Place | undefined } | undefined {
  const asked = /^Cannot read properties of (?:null|undefined) \(reading '(use[A-Z]\w*)'\)/.exec(reason)?.[1];
  if (asked === undefined && !reason.startsWith('Invalid hook call')) return undefined;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const toHook = (line: string) => /\bat (?:[\w$]+\.)*(use[A-Z]\w*)\b/.exec(line)?.[1];
  const toPlace = (line: string) => findPlace(line, { root, maps: maps ?? {} });
  // A hook may call another hook: the caller of the outermost is at fault.
  const caller = frames.findIndex((line) => toHook(line) === undefined && toPlace(line) !== undefined);
  const names = frames.slice(0, caller === -1 ? frames.length : caller).flatMap((line) => toHook(line) ?? []);
  return {
    name: names.at(-1) ?? asked ?? '',
    place: caller === -1 ? findPlace(stack, { root, maps: maps ?? {} }) : toPlace(frames[caller] ?? ''),
  };
}

function readBrowserName(reason: string): string | undefined {
  const [, name] = /^([\w$]+) is not defined/.exec(reason) ?? [];
  return name !== undefined && browserNames.has(name) ? name : undefined;
}

/** Globals that browsers have and Node lacks. */
const browserNames: ReadonlySet<string> = new Set(
  `window document navigator location history screen self localStorage sessionStorage indexedDB customElements matchMedia
  getComputedStyle requestAnimationFrame cancelAnimationFrame requestIdleCallback addEventListener alert innerWidth innerHeight
  Element HTMLElement SVGElement HTMLInputElement Node NodeList Document DocumentFragment ShadowRoot CSSStyleSheet CSS
  ResizeObserver IntersectionObserver MutationObserver DOMParser Image Audio Option FileReader XMLHttpRequest Worker
  AudioContext CanvasRenderingContext2D OffscreenCanvas Range Selection MouseEvent KeyboardEvent PointerEvent`.split(
    /\s+/,
  ),
);

/** Returns the hint for a known error message. */
function findHint(
  reason: string,
  {
    place,
    closure,
    subject,
  }: { place: Place | undefined; closure: Pick<Closure, 'imports'> | undefined; subject: DemoPart },
): string {
  if (/suspend|not ready/i.test(reason))
    return `Give the ${subject} what it waits for: the build renders a demo once, and does not wait.`;
  if (reason.includes('[object Promise]'))
    return 'Write a function that is not async: a demo runs in the browser, where data is loaded in an effect.';
  if (reason.startsWith('Maximum call stack size exceeded'))
    return 'Look for code that calls itself without end, or for elements or data nested thousands of levels deep.';
  const name = readBrowserName(reason);
  if (name !== undefined)
    return `Use ${quote(name)} in an effect or an event handler: the build renders the ${subject} first, where ${quote(name)} does not exist.`;
  const unknown = /^([\w$]+) is not defined/.exec(reason)?.[1];
  if (unknown !== undefined) return findName(unknown, { place, closure });
  const cycle = /undefined|before initialization|not a function/.test(reason) && findImportCycle(place, closure);
  if (cycle)
    return `These files import each other, so one of them runs before what it needs: ${cycle.join(' → ')}. Move what they share to a file of its own.`;
  return `Correct the ${subject}: readers see it rendered before any script runs.`;
}

/** Returns the hint for a known error message of a library's source. */
function findSourceHint(reason: string, root: string): string {
  const missing = readMissing(reason);
  if (missing !== undefined)
    return `The library does not find ${quote(splitPackage(missing).name)}: run "${findPackageManager(root)} install" in its repository, or add it to the "dependencies" of the library.`;
  const name = readBrowserName(reason);
  if (name !== undefined)
    return `Use ${quote(name)} in an effect or an event handler: the build renders components first, where ${quote(name)} does not exist.`;
  const unknown = /^([\w$]+) is not defined/.exec(reason)?.[1];
  return unknown === undefined
    ? 'Correct the source of the library, or give the component what it needs: in the demo, or by "props" or a "stage" of the playground.'
    : `Import or declare ${quote(unknown)}.`;
}

/** Returns the hint for a name that a file neither imports nor declares. */
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

/** Finds the import cycle that contains the place, from its file back to itself. */
function findImportCycle(
  place: Place | undefined,
  closure: Pick<Closure, 'imports'> | undefined,
): string[] | undefined {
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

/** Creates the problem of code that the compiler of demos cannot read, though it may be valid. */
export function compilerProblem(
  error: SyntaxError,
  { file, text, parsed }: { file: string; text: string; parsed: ParsedCode },
): Problem {
  const { message, place = findStatement(parsed, { file, text }) } = readFault(error);
  return {
    rule: 'demo-syntax',
    severity: 'error',
    place: { file, ...place },
    message: `The compiler of demos reports: ${message}`,
    hint: 'Write the code here, or just before it, differently: it may be correct, but the engine cannot parse it.',
  };
}

/** Finds the first statement that fails to compile alone, if the compiler names no place. */
function findStatement({ program }: ParsedCode, { file, text }: { file: string; text: string }): CodePlace {
  const statement = (program.body as readonly SyntaxNode[]).find(({ start, end }) => {
    try {
      compileDemoFile(file, text.slice(start, end));
      return false;
    } catch {
      return true;
    }
  });
  return toPosition(text, statement?.start ?? 0);
}

/** A demo, or the wrapper of all demos. */
type DemoPart = 'demo' | 'wrapper';

/** Creates the problem of a source that exports no component. */
export function exportProblem(file: string, part: DemoPart = 'demo'): Problem {
  return {
    rule: 'demo-export',
    severity: 'error',
    place: { file },
    message: `The ${part} has no component as its default export`,
    hint: 'Write "export default function Name() { … }".',
  };
}

/** The file of a stopped demo or MDX page, and its limits. */
interface StopContext {
  readonly file: string;
  readonly limits: Pick<Site['limits'], 'demoSeconds' | 'memory'>;
  /** The kind of code that stopped; a demo by default. */
  readonly kind?: 'demo' | 'page';
}

/** Creates the problem of a demo, or of a page's code, that ended its thread. */
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
        message: `${loading === undefined ? `The ${kind} did not render` : `The package ${quote(loading)} did not load`} within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
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
