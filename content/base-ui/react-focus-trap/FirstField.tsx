import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './focus-trap.css';

export default function FirstField() {
  const [open, setOpen] = React.useState(false);
  const field = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  return (
    <div className="TrapBox">
      <button type="button" onClick={() => setOpen(true)}>
        Write a note
      </button>
      {open && (
        <FocusTrap open>
          <div role="dialog" aria-label="Note" tabIndex={-1} className="TrapPanel">
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
            <label>
              Note <input ref={field} />
            </label>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
