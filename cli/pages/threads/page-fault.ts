// What stops a thread → what its writer is told.

import type { Page } from '../../../core/page.ts';
import type { Problem } from '../../../core/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import { stopProblem } from '../../load/plugins/plugin-fault.ts';
import { SiteError } from '../../site-error.ts';

/** A site whose own modules cannot be loaded. */
export function startFault(message: string, hint: string): SiteError {
  return new SiteError(`A template or component of the site ${message}`, hint, 1);
}

/** What a thread ended by: code of the site that leaves an error to nobody, or a fault of ours. */
export function toThreadFault(error: Error): Error {
  // Where the modules of a site are kept once they are compiled.
  const isOfSite = /[\\/]modules[\\/][\w-]+\.mjs/.test(
    error.stack?.split('\n').find((line) => /^ +at /.test(line)) ?? '',
  );
  if (!isOfSite) return error;
  return new SiteError(
    `A template, component, or plugin of the site fails with ${quote(error.message)} where nobody catches it`,
    'Catch the error, or wait for the promise.',
    1,
  );
}

/** What a page was at when its time was over. */
interface SlowMoment {
  readonly plugin?: PluginPart | undefined;
  /** The file of the demo that was made; '' where none was. */
  readonly making?: string;
  /** The page was parsed already. */
  readonly isParsed?: boolean;
}

/** A page that takes longer than a page may. */
export function slowProblem({ file }: Page, seconds: number, moment: SlowMoment = {}): Problem {
  const { plugin, making, isParsed = false } = moment;
  const reason = `is not finished after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (plugin) return stopProblem(plugin, { place: { file }, reason, setting: 'limits.pageSeconds' });
  const cause = making
    ? 'Look for large data in the demo and move most of it out'
    : isParsed
      ? 'Look for an endless loop in the components that the page places, split the page'
      : 'Look for very long lines of "*", "_" or "[", split the page';
  return {
    rule: 'page-timeout',
    severity: 'error',
    place: { file },
    message: making ? `The page ${reason}: it was making the demo ${quote(making)}` : `The page ${reason}`,
    hint: `${cause}, or raise limits.pageSeconds in docs.config.ts.`,
  };
}

/** A page that takes more memory than its share. */
export function memoryProblem({ file }: Page, megabytes: number, plugin?: PluginPart): Problem {
  const reason = `needs more than ${megabytes} MB of memory`;
  if (plugin) return stopProblem(plugin, { place: { file }, reason, setting: 'limits.memory' });
  return {
    rule: 'page-memory',
    severity: 'error',
    place: { file },
    message: `The page ${reason}`,
    hint: 'Look for data that grows without limit, split the page, or raise limits.memory in docs.config.ts.',
  };
}

/** A page whose code ends the process. */
export function exitProblem({ file }: Page, code: number, plugin?: PluginPart): Problem {
  if (plugin) return stopProblem(plugin, { place: { file }, reason: 'ends the process' });
  return {
    rule: 'page-exit',
    severity: 'error',
    place: { file },
    message: `Code of this page ended the process with status ${quote(String(code))}`,
    hint: 'Remove the call to process.exit from the components that the page places.',
  };
}
