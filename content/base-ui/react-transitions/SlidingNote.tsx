import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './transitions.css';

function Note({ open }: { open: boolean }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : undefined }}>
        <CssTransition className="Slide" enterClassName="Slide-in">
          <div className="MoveCard">The fog is gone.</div>
        </CssTransition>
      </div>
    </TransitionContext.Provider>
  );
}

export default function SlidingNote() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="MoveBox">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Weather
      </button>
      <Note open={open} />
    </div>
  );
}
