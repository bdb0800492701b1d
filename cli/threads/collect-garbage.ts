import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the unreachable objects of this thread. V8 would let them be until it has as many again, which is a lot after
 * the program of a large package.
 */
export function collectGarbage(): void {
  // Only a context that is created with the flag has the function; those of packages and demos must not have it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
