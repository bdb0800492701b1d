import { formatProblems } from '../../../core/check/report/format-problems.ts';
import type { Refusal } from './open-port.ts';
import type { RunningServer } from './start-server.ts';

/** Prints the address of a server, or why it does not run, and returns the exit status. */
export function reportServer(server: RunningServer | Refusal): number {
  if (server.kind === 'refused') {
    console.error(`error: ${server.message}. ${server.hint}`);
    return server.exitCode;
  }

  for (const notice of server.notices) console.error(notice);
  process.stderr.write(formatProblems(server.problems));
  console.log(`Serving ${server.url}`);
  return 0;
}
