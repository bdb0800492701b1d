import * as React from 'react';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

/** Keeps its children until the transition inside of them has ended. */
export function Show({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return hasExited ? null : (
    <TransitionContext.Provider value={contextValue}>{children}</TransitionContext.Provider>
  );
}
