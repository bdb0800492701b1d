// A failure that stopped the command → what its user reads, and the exit status.

import { SiteError } from '../site-error.ts';

/** Prints a failure, with its stack only when asked. */
export function reportFailure(error: unknown, { debug }: { debug: boolean }): number {
  if (error instanceof SiteError) {
    console.error(`error: ${error.message}. ${error.hint}`);
    return error.status;
  }

  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code && path) console.error(`error: ${describeSystemError(code)} "${path}" (${code}).${toHint(code)}`);
  else
    console.error(
      `error: ${String(message ?? error).split('\n')[0]}. This is a fault of the engine; run again with --debug and report what it prints.`,
    );
  if (debug && error instanceof Error) console.error(error.stack);
  return 1;
}

/** What helps, where that is always the same. */
function toHint(code: string): string {
  return code === 'EMFILE' ? ' Raise the limit of this shell: ulimit -n 1024.' : '';
}

function describeSystemError(code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'There is no permission for';
    case 'ENOSPC':
      return 'The disk is full at';
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open to read';
    default:
      return 'The system refuses';
  }
}
