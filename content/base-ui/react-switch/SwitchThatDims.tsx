import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './switches.css';

export default function SwitchThatDims() {
  const [on, setOn] = React.useState(true);

  return (
    <div>
      <label>
        Reading lamp
        <Switch
          className="RoomSwitch"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      </label>
      <div className={on ? 'LampBox LampBox-on' : 'LampBox'}>
        {on ? 'Chapter one' : 'Good night'}
      </div>
    </div>
  );
}
