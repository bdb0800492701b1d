import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './portal.css';

export default function EventsThroughPortal() {
  const [presses, setPresses] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <div className="PortalBox">
      <div className="PortalFrom" onClick={() => setPresses(presses + 1)}>
        The parent in React has heard {presses} presses.
        <Portal container={target}>
          <button type="button">Press me, far away</button>
        </Portal>
      </div>
      <div ref={setTarget} className="PortalTo" />
    </div>
  );
}
