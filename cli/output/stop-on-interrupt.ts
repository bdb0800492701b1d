// Ctrl+C and a polite kill: what was staged goes, the output folder stays, the status is 130.

import { discardSite } from './finish-site.ts';
import { unlockOutput } from './lock-output.ts';
import { toStagingFolder } from '../files/to-staging-folder.ts';

/** Cleans up when the command is interrupted, until the function it gives is called. */
export function stopOnInterrupt(out: string): () => void {
  const stop = (signal: NodeJS.Signals) => {
    // Threads write until the process is gone, so what they add is removed as the last thing.
    process.once('exit', () => discardSite(toStagingFolder(out)));
    unlockOutput(out);
    process.exit(signal === 'SIGTERM' ? 143 : 130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
}
