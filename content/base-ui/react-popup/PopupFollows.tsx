import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './popup.css';

export default function PopupFollows() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="PopupScroll" role="region" aria-label="Text that scrolls" tabIndex={0}>
      <p>Scroll in this frame: the card follows its button out of it.</p>
      <button
        ref={setAnchor}
        type="button"
        className="PopupButton"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide' : 'Show'} the card
      </button>
      <Popup role="note" open={open} anchor={anchor} offset={6} className="DemoPopup">
        <div className="PopupCard">I belong to the button.</div>
      </Popup>
      <p>A few more lines, so that there is something to scroll.</p>
      <p>And one more, at the end of the frame.</p>
    </div>
  );
}
