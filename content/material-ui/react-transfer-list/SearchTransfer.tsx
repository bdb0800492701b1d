import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import TransferPane from './TransferPane';

const stations = [
  'Aarhus',
  'Bergen',
  'Copenhagen',
  'Esbjerg',
  'Gothenburg',
  'Helsinki',
  'Kristiansand',
  'Lund',
  'Malmö',
  'Odense',
  'Oslo',
  'Stockholm',
  'Tampere',
  'Turku',
  'Uppsala',
];

export default function SearchTransfer() {
  const [query, setQuery] = React.useState('');
  const [line, setLine] = React.useState(['Malmö', 'Lund']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const found = stations.filter(
    (name) =>
      !line.includes(name) && name.toLowerCase().includes(query.toLowerCase()),
  );

  function toggle(name: string) {
    setChecked(
      checked.includes(name)
        ? checked.filter((other) => other !== name)
        : [...checked, name],
    );
  }

  function add() {
    const added = checked.filter((name) => !line.includes(name));
    setLine([...line, ...added]);
    setChecked(checked.filter((name) => line.includes(name)));
  }

  function remove() {
    setLine(line.filter((name) => !checked.includes(name)));
    setChecked(checked.filter((name) => !line.includes(name)));
  }

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      alignItems="center"
      sx={{ width: 500, maxWidth: '100%' }}
    >
      <TransferPane
        title="Stations"
        items={found}
        checked={checked}
        onToggle={toggle}
        header={
          <TextField
            label="Find a station"
            size="small"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            sx={{ mx: 2, mt: 1.5, display: 'flex' }}
          />
        }
      />
      <Stack spacing={1} direction={{ xs: 'row', sm: 'column' }}>
        <Button variant="outlined" size="small" onClick={add}>
          Add
        </Button>
        <Button variant="outlined" size="small" onClick={remove}>
          Remove
        </Button>
      </Stack>
      <TransferPane
        title={`On the line (${line.length})`}
        items={line}
        checked={checked}
        onToggle={toggle}
      />
    </Stack>
  );
}
