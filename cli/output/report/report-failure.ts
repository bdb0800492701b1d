// Prints the error that stopped the command, and finds the exit status.

import { formatInstall } from '../../../core/text/format-install.ts';
import { findPackageManager } from '../../files/find-package-manager.ts';
import { helperEnded } from '../../files/load-esbuild.ts';
import { SiteError } from '../../files/site-error.ts';

/** Prints an error, with its stack only in debug mode, and returns the exit status. */
export function reportFailure(error: unknown, { debug }: { debug: boolean }): number {
  if (error instanceof SiteError) {
    console.error(`error: ${error.message}. ${error.hint}`);
    return error.status;
  }

  const { code, path, message } = error as NodeJS.ErrnoException;
  const missing = findMissingPackage(String(message));
  if (missing !== undefined) {
    console.error(
      `error: The package "${missing}" is not installed. Run ${formatInstall(/^react(-dom)?$/.test(missing) ? 'react react-dom' : missing, { manager: findPackageManager(process.cwd()) })} in the folder of the site.`,
    );
    return 2;
  }
  if (code === helperEnded) {
    console.error(
      `error: ${String(message)
        .split('\n')[0]
        ?.replace(
          /^Error: /,
          '',
        )}. Run it again; if the machine is short of memory, with --concurrency 1. Nothing was written.`,
    );
    return 1;
  }
  if (code && path) console.error(`error: ${describeSystemError(code)} "${path}" (${code}).${toHint(code)}`);
  else
    console.error(
      `error: ${String(message ?? error).split('\n')[0]}. This is a fault of the engine; run again with --debug and report what it prints.`,
    );
  if (debug && error instanceof Error) console.error(error.stack);
  return 1;
}

/** Finds the package that an import lacks: React, which some package managers omit, or a package of the engine. */
function findMissingPackage(message: string): string | undefined {
  const [, name] = /^Cannot find (?:module|package) '((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^']*)?'/.exec(message) ?? [];
  return name !== undefined && !name.startsWith('.') ? name : undefined;
}

/** Returns the hint for a system error, if there is one. */
function toHint(code: string): string {
  if (code === 'EMFILE') return ' Raise the limit of this shell: ulimit -n 1024.';
  return ['ENOTDIR', 'EEXIST', 'EISDIR'].includes(code) ? ' Move it away, or choose another path.' : '';
}

function describeSystemError(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'No permission for';
    case 'ENOSPC':
      return 'The disk is full at';
    case 'ENOTDIR':
      return 'A file is in the place of a folder on the path';
    case 'EEXIST':
      return 'There is a file where a folder is needed:';
    case 'EISDIR':
      return 'There is a folder where a file is needed:';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open to read';
    default:
      return 'The system refused';
  }
}
