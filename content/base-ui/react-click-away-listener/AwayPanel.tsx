import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './click-away.css';

export default function AwayPanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="AwayArea">
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div
          className="AwayBox"
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          <button
            type="button"
            className="AwayButton"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Tides
          </button>
          {open && <div className="AwayPanel">High at 7:05, low at 13:20</div>}
        </div>
      </ClickAwayListener>
    </div>
  );
}
