import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';
import './popup.css';

const sides: PopupPlacement[] = ['top', 'right', 'bottom', 'left'];

export default function PopupSides() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="PopupRow">
      <button
        ref={setAnchor}
        type="button"
        className="PopupButton"
        onClick={() => {
          setSide(open ? (side + 1) % sides.length : 0);
          setOpen(true);
        }}
      >
        Go around
      </button>
      <button type="button" className="PopupButton" onClick={() => setOpen(false)}>
        Hide
      </button>
      <Popup
        role="note"
        open={open}
        anchor={anchor}
        placement={sides[side]}
        offset={10}
        className="DemoPopup"
      >
        <div className="PopupCard">{sides[side]}</div>
      </Popup>
    </div>
  );
}
