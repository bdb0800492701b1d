import * as React from 'react';
import { ClickAwayListener, type ClickAwayListenerProps } from '@mui/base/ClickAwayListener';
import './click-away.css';

export default function ClickAwayStage(props: ClickAwayListenerProps) {
  const [count, setCount] = React.useState(0);

  return (
    <ClickAwayListener {...props} onClickAway={() => setCount(count + 1)}>
      <div className="AwayPad">Pressed elsewhere: {count} times</div>
    </ClickAwayListener>
  );
}
