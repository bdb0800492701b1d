import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TransferPane from './TransferPane';

const everyone = ['Amara', 'Bo', 'Carla', 'Dmitri', 'Esi', 'Finn', 'Greta'];

export default function BasicTransferList() {
  const [crew, setCrew] = React.useState(['Carla', 'Finn']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');
  const ashore = everyone.filter((name) => !crew.includes(name));
  const boarding = checked.filter((name) => !crew.includes(name));
  const leaving = checked.filter((name) => crew.includes(name));

  function toggle(name: string) {
    setChecked(
      checked.includes(name)
        ? checked.filter((other) => other !== name)
        : [...checked, name],
    );
  }

  function move(names: string[], aboard: boolean) {
    if (names.length === 0) return;
    setCrew(
      everyone.filter((name) =>
        names.includes(name) ? aboard : crew.includes(name),
      ),
    );
    setChecked(checked.filter((name) => !names.includes(name)));
    setMessage(`${names.join(', ')}: ${aboard ? 'aboard' : 'ashore'}`);
  }

  return (
    <Stack spacing={1} sx={{ width: 500, maxWidth: '100%' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        alignItems="center"
      >
        <TransferPane
          title="Ashore"
          items={ashore}
          checked={checked}
          onToggle={toggle}
        />
        <Stack spacing={1} direction={{ xs: 'row', sm: 'column' }}>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={boarding.length === 0}
            onClick={() => move(boarding, true)}
          >
            Board
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={leaving.length === 0}
            onClick={() => move(leaving, false)}
          >
            Leave
          </Button>
        </Stack>
        <TransferPane
          title={`Crew (${crew.length})`}
          items={crew}
          checked={checked}
          onToggle={toggle}
        />
      </Stack>
      <div role="status" style={{ minHeight: '1.5em' }}>
        {message}
      </div>
    </Stack>
  );
}
