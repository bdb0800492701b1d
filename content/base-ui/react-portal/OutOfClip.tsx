import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './portal.css';

export default function OutOfClip() {
  const [stage, setStage] = React.useState<HTMLElement | null>(null);
  const [moved, setMoved] = React.useState(false);

  return (
    <div ref={setStage} className="PortalBox PortalStage">
      <div className="PortalClip">
        This frame cuts off what overflows.
        <Portal container={stage} disablePortal={!moved}>
          <div className="PortalNote">A note that needs three lines of room</div>
        </Portal>
      </div>
      <div style={{ marginBlockStart: 90 }}>
        <button type="button" onClick={() => setMoved(!moved)}>
          {moved ? 'Back into the frame' : 'Out through a portal'}
        </button>
      </div>
    </div>
  );
}
