import * as React from 'react';
import { CssTransition, type CssTransitionProps } from '@mui/base/Transitions';
import { Show } from './Show';
import './transitions.css';

export default function TransitionStage(props: CssTransitionProps) {
  const [open, setOpen] = React.useState(true);

  return (
    <div className="MoveBox">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Weather
      </button>
      <Show open={open}>
        <CssTransition {...props}>
          <div className="MoveCard">The fog is gone.</div>
        </CssTransition>
      </Show>
    </div>
  );
}
