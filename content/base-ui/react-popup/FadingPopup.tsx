import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './popup.css';

export default function FadingPopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className="PopupButton"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Fade in and out
      </button>
      <Popup
        keepMounted
        role="note"
        open={open}
        anchor={anchor}
        offset={8}
        className="DemoPopup"
      >
        <CssTransition
          className="PopupFade"
          enterClassName="PopupFade-in"
          exitClassName=""
          lastTransitionedPropertyOnExit="transform"
        >
          <div className="PopupCard">I leave when the fading ends.</div>
        </CssTransition>
      </Popup>
    </>
  );
}
