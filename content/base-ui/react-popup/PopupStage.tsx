import * as React from 'react';
import { Unstable_Popup as Popup, type PopupProps } from '@mui/base/Unstable_Popup';
import './popup.css';

export default function PopupStage(props: PopupProps) {
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
        {open ? 'Hide' : 'Show'}
      </button>
      <Popup {...props} role="note" open={open} anchor={anchor} className="DemoPopup">
        <div className="PopupCard">Pier 4</div>
      </Popup>
    </>
  );
}
