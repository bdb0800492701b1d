// What several tests of a file look at, one after the other, opened once. A test that fails may leave
// anything behind, so that its second try and the tests after it get a new one.

import { onTestFailed } from 'vitest';

/** Opens at the first call, and gives the same to each test until one of them fails. */
export function shareUntilFailure<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;

  return () => {
    onTestFailed(() => (opened = undefined));
    return (opened ??= open());
  };
}
