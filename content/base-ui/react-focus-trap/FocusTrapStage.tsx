import * as React from 'react';
import { FocusTrap, type FocusTrapProps } from '@mui/base/FocusTrap';
import './focus-trap.css';

export default function FocusTrapStage(props: FocusTrapProps) {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="TrapBox">
      <FocusTrap {...props} open={open}>
        <div role="group" aria-label="Trap" tabIndex={-1} className="TrapPanel">
          <button type="button" onClick={() => setOpen(!open)}>
            {open ? 'Let me out' : 'Lock me in'}
          </button>
          <button type="button">Another stop</button>
        </div>
      </FocusTrap>
    </div>
  );
}
