import * as React from 'react';
import './no-ssr.css';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export default function StoreInstead() {
  const online = React.useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  return (
    <div className="LateBox">
      <span role="status">{online ? 'You are online.' : 'You are offline.'}</span>
    </div>
  );
}
