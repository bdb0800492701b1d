import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './portal.css';

export default function SendDown() {
  const [sent, setSent] = React.useState(false);
  const target = React.useRef<HTMLDivElement>(null);

  return (
    <div className="PortalBox">
      <div className="PortalFrom">
        <button type="button" onClick={() => setSent(!sent)}>
          {sent ? 'Take it back' : 'Send a line down'}
        </button>
        {sent && (
          <Portal container={() => target.current}>Written above, shown here.</Portal>
        )}
      </div>
      <div ref={target} role="status" className="PortalTo" />
    </div>
  );
}
