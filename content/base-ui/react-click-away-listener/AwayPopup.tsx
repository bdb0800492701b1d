import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import './click-away.css';

export default function AwayPopup() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState<HTMLElement | null>(null);

  return (
    <div className="AwayArea">
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div className="AwayBox">
          <button type="button" className="AwayButton" onClick={() => setOpen(true)}>
            Open below
          </button>
          {open && (
            <Portal container={place}>
              <div className="AwayNote">Press me: I stay open.</div>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
      <div ref={setPlace} style={{ marginBlockStart: 24 }} />
    </div>
  );
}
