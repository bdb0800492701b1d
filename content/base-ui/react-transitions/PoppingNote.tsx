import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Show } from './Show';
import './transitions.css';

export default function PoppingNote() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="MoveBox">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Prize
      </button>
      <Show open={open}>
        <CssAnimation
          enterAnimationName="pop-in"
          enterClassName="Pop-in"
          exitAnimationName="pop-out"
          exitClassName="Pop-out"
        >
          <div className="MoveCard">A free ride to the lighthouse</div>
        </CssAnimation>
      </Show>
    </div>
  );
}
