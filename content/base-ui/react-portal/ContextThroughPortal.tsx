import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './portal.css';

const Language = React.createContext('no language');

function Greeting() {
  return <span>The context says: {React.useContext(Language)}</span>;
}

export default function ContextThroughPortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <div className="PortalBox">
      <Language.Provider value="Norwegian">
        <div className="PortalFrom">
          The provider is up here.
          <Portal container={target}>
            <Greeting />
          </Portal>
        </div>
      </Language.Provider>
      <div ref={setTarget} className="PortalTo" />
    </div>
  );
}
