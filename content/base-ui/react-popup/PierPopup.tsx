import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './popup.css';

export default function PierPopup() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className="PopupButton"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Where is the pier?
      </button>
      <Popup
        id={id}
        role="note"
        open={open}
        anchor={anchor}
        offset={8}
        className="DemoPopup"
      >
        <div className="PopupCard">Behind the market, left of the lighthouse.</div>
      </Popup>
    </>
  );
}
