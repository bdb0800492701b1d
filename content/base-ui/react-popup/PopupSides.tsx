import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';
import './popup.css';

const sides: PopupPlacement[] = ['top', 'right', 'bottom', 'left'];

export default function PopupSides() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [turn, setTurn] = React.useState(0);
  const side = sides[turn - 1];

  return (
    <div className="PopupRow">
      <button
        ref={setAnchor}
        type="button"
        className="PopupButton"
        onClick={() => setTurn((turn + 1) % (sides.length + 1))}
      >
        Go around
      </button>
      <Popup
        role="note"
        open={side !== undefined}
        anchor={anchor}
        placement={side}
        offset={10}
        className="DemoPopup"
      >
        <div className="PopupCard">{side}</div>
      </Popup>
    </div>
  );
}
