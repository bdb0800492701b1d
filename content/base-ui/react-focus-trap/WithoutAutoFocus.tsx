import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './focus-trap.css';

export default function WithoutAutoFocus() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="TrapBox">
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Hide' : 'Show'} the offer
      </button>
      {open && (
        <FocusTrap open disableAutoFocus disableEnforceFocus disableRestoreFocus>
          <div role="region" aria-label="Offer" tabIndex={-1} className="TrapPanel">
            <span>Two cabins for the price of one.</span>
            <button type="button" onClick={() => setOpen(false)}>
              No, thanks
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
