import * as React from 'react';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

/** Hides its children once the transition inside of them has ended. */
export function Show({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : undefined }}>{children}</div>
    </TransitionContext.Provider>
  );
}
