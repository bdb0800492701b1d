import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './click-away.css';

export default function AwayEvents() {
  const [heard, setHeard] = React.useState('nothing');

  return (
    <ClickAwayListener
      mouseEvent="onPointerDown"
      touchEvent={false}
      onClickAway={(event) => setHeard(event.type)}
    >
      <div className="AwayPad">Heard from elsewhere: {heard}</div>
    </ClickAwayListener>
  );
}
