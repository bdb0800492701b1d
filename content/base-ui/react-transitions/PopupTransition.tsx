import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './transitions.css';

export default function PopupTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="MoveBox">
      <button
        ref={setAnchor}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Ticket
      </button>
      <Popup keepMounted role="note" open={open} anchor={anchor} offset={8} style={{ zIndex: 2 }}>
        <CssTransition
          className="Slide"
          enterClassName="Slide-in"
          lastTransitionedPropertyOnExit="transform"
        >
          <div className="MoveCard">Valid until 18:30</div>
        </CssTransition>
      </Popup>
    </div>
  );
}
