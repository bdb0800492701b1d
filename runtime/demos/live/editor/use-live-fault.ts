// A fault is shown a moment after it is known, so that nobody is scolded in the middle of a word,
// and goes at once when the code is good again.

import { useEffect, useMemo, useState } from 'react';
import type { LiveFault } from '../live-fault.ts';

const pause = 300;

/** The fault that is shown, and what changes it. */
export interface ShownFault {
  readonly fault: LiveFault | undefined;
  /** Shows a fault after the pause. */
  readonly show: (fault: LiveFault) => void;
  /** Forgets a fault that is not shown yet: the reader types on. */
  readonly wait: () => void;
  readonly clear: () => void;
}

/** Keeps the fault of one demo. */
export function useLiveFault(): ShownFault {
  const [fault, setFault] = useState<LiveFault>();
  const course = useMemo(() => createCourse(setFault), []);

  useEffect(() => course.wait, [course]);
  return { fault, ...course };
}

function createCourse(setFault: (fault: LiveFault | undefined) => void): Omit<ShownFault, 'fault'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);

  return {
    wait,
    show(fault) {
      wait();
      timer = setTimeout(() => setFault(fault), pause);
    },
    clear() {
      wait();
      setFault(undefined);
    },
  };
}
