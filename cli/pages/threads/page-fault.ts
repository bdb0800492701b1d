// What stopped a thread → the problem or error for the author.

import type { Page } from '../../../core/model/page.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { stopProblem, toPluginPlace } from '../../site/load/plugins/plugin-fault.ts';
import { SiteError } from '../../files/site-error.ts';

/** Creates the error of a site whose own modules cannot be loaded. */
export function startFault(message: string, hint: string): SiteError {
  return new SiteError(`A template or component of the site ${message}`, hint, 1);
}

/** Returns the error that ended a thread, explained if code of the site did not catch it. */
export function toThreadFault(error: Error): Error {
  // The folder of the site's compiled modules.
  const isOfSite = /[\\/]modules[\\/][\w-]+\.mjs/.test(
    error.stack?.split('\n').find((line) => /^ +at /.test(line)) ?? '',
  );
  if (!isOfSite) return error;
  return new SiteError(
    `A template, component, or plugin of the site fails with ${quote(error.message)}, which is not caught`,
    'Catch the error, or wait for the promise.',
    1,
  );
}

/** The plugin that was running on a page, or the site's own slot, and its place in the code. */
interface RunningPlugin {
  readonly part: PluginPart;
  readonly place: Place;
}

/** Finds the place of the running plugin or slot. */
export function toRunningPlugin(
  part: PluginPart | undefined,
  { plugins, slots }: Pick<ParseContext, 'plugins' | 'slots'>,
): RunningPlugin | undefined {
  if (!part) return undefined;
  const slot = part.plugin === '' ? slots[part.part.split(' ')[1] ?? '']?.file : undefined;
  return { part, place: slot === undefined ? toPluginPlace(plugins, part) : { file: slot } };
}

/** What was running when a page was stopped. */
export interface StoppedPage {
  readonly plugin?: RunningPlugin | undefined;
  /** The place in the page that most probably was being worked on. */
  readonly at?: Pick<Place, 'line' | 'column'> | undefined;
}

interface SlowPage extends StoppedPage {
  /** The file of the demo that was being made; '' if there was none. */
  readonly making?: string;
  /** Whether the page was parsed already. */
  readonly isParsed?: boolean;
}

/** Reports a page that takes too long. */
export function slowProblem(page: Page, seconds: number, stopped: SlowPage = {}): Problem {
  const { plugin, making, isParsed = false, at } = stopped;
  const reason = `did not finish within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (plugin) return pluginProblem(plugin, page, { reason, setting: 'limits.pageSeconds' });
  const cause = making
    ? 'Look for large data in the demo and move most of it out'
    : isParsed
      ? 'Look for an endless loop in the components that the page places, split the page'
      : 'Look for very long lines of "*", "_" or "[", split the page';
  return {
    rule: 'page-timeout',
    severity: 'error',
    place: { file: page.file, ...at },
    message: making ? `The page ${reason}: it was rendering the demo ${quote(making)}` : `The page ${reason}`,
    hint: `${cause}, or raise limits.pageSeconds in docs.config.ts.`,
  };
}

/** Reports a page that takes too much memory. */
export function memoryProblem(page: Page, megabytes: number, { plugin, at }: StoppedPage = {}): Problem {
  const reason = `needs more than ${megabytes} MB of memory`;
  if (plugin) return pluginProblem(plugin, page, { reason, setting: 'limits.memory' });
  return {
    rule: 'page-memory',
    severity: 'error',
    place: { file: page.file, ...at },
    message: `The page ${reason}`,
    hint: 'Look for data that grows without limit, split the page, or raise limits.memory in docs.config.ts.',
  };
}

/** Reports a page whose code ends the process. */
export function exitProblem(page: Page, code: number, { plugin, at }: StoppedPage = {}): Problem {
  if (plugin) return pluginProblem(plugin, page, { reason: 'ends the process' });
  return {
    rule: 'page-exit',
    severity: 'error',
    place: { file: page.file, ...at },
    message: `Code of this page ended the process with status ${quote(String(code))}`,
    hint: 'Remove the call to process.exit from the components that the page places.',
  };
}

function pluginProblem(
  { part, place }: RunningPlugin,
  { file, path }: Page,
  { reason, setting }: { reason: string; setting?: string },
): Problem {
  // A page that the engine writes has no file.
  const on = quote(file.startsWith('content/') ? file : path);
  return stopProblem(part, { place, reason: `${reason} on ${on}`, ...(setting !== undefined && { setting }) });
}
