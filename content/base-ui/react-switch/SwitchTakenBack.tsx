import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './switches.css';

export default function SwitchTakenBack() {
  const [on, setOn] = React.useState(false);
  const [note, setNote] = React.useState('');
  const tries = React.useRef(0);

  async function save(next: boolean) {
    setOn(next);
    setNote('');
    tries.current += 1;
    const refused = tries.current % 2 === 0;
    await new Promise((resolve) => setTimeout(resolve, 700));
    if (!refused) return;
    setOn(!next);
    setNote('That was not saved. Try again.');
  }

  return (
    <div>
      <label>
        Share my calendar
        <Switch
          className="RoomSwitch"
          checked={on}
          onChange={(event) => save(event.target.checked)}
        />
      </label>
      <p className="SwitchNote" role="status">
        {note}
      </p>
    </div>
  );
}
