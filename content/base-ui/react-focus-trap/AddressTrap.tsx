import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './focus-trap.css';

export default function AddressTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="TrapBox">
      <button type="button" onClick={() => setOpen(true)}>
        Change the address
      </button>
      {open && (
        <FocusTrap open>
          <div
            role="dialog"
            aria-label="Address"
            tabIndex={-1}
            className="TrapPanel"
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
          >
            <label>
              Street <input defaultValue="Harbor Road 4" />
            </label>
            <label>
              City <input defaultValue="Bergen" />
            </label>
            <button type="button" onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
