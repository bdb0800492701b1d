// The docs command: runs what a user types, and turns how it ends into the exit status.

import { CommanderError } from 'commander';
import { createProgram } from './commands/create-program.ts';
import { readEngine } from './files/engine.ts';
import { reportFailure } from './output/report/report-failure.ts';

// Written files must be readable by a host, whatever the umask of the user is.
process.umask(0o022);
// A program such as "head" may close the pipe before the last line.
process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);

await createProgram(readEngine()).parseAsync().catch(fail);

/** The only place where an error becomes an exit status: 2 for wrong use. */
function fail(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  process.exitCode = reportFailure(error, { debug: process.argv.includes('--debug') });
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
}
