import * as React from 'react';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { Show } from './Show';
import './transitions.css';

function Flash({ children }: { children: React.ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();

  return (
    <div
      className="Flash"
      data-shown={requestedEnter}
      onTransitionEnd={() => {
        if (!requestedEnter) onExited();
      }}
    >
      {children}
    </div>
  );
}

export default function OwnTransition() {
  const [open, setOpen] = React.useState(true);

  return (
    <div className="MoveBox">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'Show'}
      </button>
      <Show open={open}>
        <Flash>I fade out, and then I am gone.</Flash>
      </Show>
    </div>
  );
}
