import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './focus-trap.css';

export default function PausedTrap() {
  const [open, setOpen] = React.useState(false);
  const paused = React.useRef(false);
  const isEnabled = React.useCallback(() => !paused.current, []);

  return (
    <div className="TrapBox">
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Enter'} the trap
      </button>
      {open && (
        <FocusTrap open isEnabled={isEnabled}>
          <div role="group" aria-label="Options" tabIndex={-1} className="TrapPanel">
            <label>
              <span>
                <input
                  type="checkbox"
                  onChange={(event) => {
                    paused.current = event.target.checked;
                  }}
                />{' '}
                Let the focus leave
              </span>
            </label>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
