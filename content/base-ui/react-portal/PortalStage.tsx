import * as React from 'react';
import { Portal, type PortalProps } from '@mui/base/Portal';
import './portal.css';

export default function PortalStage(props: PortalProps) {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <div className="PortalBox">
      <div className="PortalFrom">
        Written here.{' '}
        <Portal {...props} container={target}>
          <b>Shown where you see it.</b>
        </Portal>
      </div>
      <div ref={setTarget} className="PortalTo" />
    </div>
  );
}
