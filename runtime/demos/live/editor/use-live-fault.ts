// Shows an error with a delay, so that it does not appear in the middle of a word, and hides it at
// once when the code is valid again.

import { useEffect, useMemo, useState } from 'react';
import type { LiveFault } from '../live-fault.ts';

const delayMs = 300;

/** The shown error, and the functions that change it. */
export interface ShownFault {
  readonly fault: LiveFault | undefined;
  /** Shows an error after a delay. */
  readonly show: (fault: LiveFault) => void;
  /** Drops an error that is not shown yet, as the reader keeps typing. */
  readonly wait: () => void;
  readonly clear: () => void;
}

/** Manages the shown error of one demo. */
export function useLiveFault(): ShownFault {
  const [fault, setFault] = useState<LiveFault>();
  const actions = useMemo(() => createActions(setFault), []);

  useEffect(() => actions.wait, [actions]);
  return { fault, ...actions };
}

function createActions(setFault: (fault: LiveFault | undefined) => void): Omit<ShownFault, 'fault'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);

  return {
    wait,
    show(fault) {
      wait();
      timer = setTimeout(() => setFault(fault), delayMs);
    },
    clear() {
      wait();
      setFault(undefined);
    },
  };
}
