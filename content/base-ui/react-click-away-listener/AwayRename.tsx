import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './click-away.css';

export default function AwayRename() {
  const [name, setName] = React.useState('Trip to the islands');
  const [editing, setEditing] = React.useState(false);

  if (!editing) {
    return (
      <button type="button" className="AwayButton" onClick={() => setEditing(true)}>
        Rename: {name}
      </button>
    );
  }

  return (
    <ClickAwayListener onClickAway={() => setEditing(false)}>
      <input
        autoFocus
        aria-label="Name of the trip"
        className="AwayButton"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') setEditing(false);
        }}
      />
    </ClickAwayListener>
  );
}
