import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

export default function BasicSelect() {
  const [roast, setRoast] = React.useState('medium');
  const labelId = React.useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={labelId}>Roast</InputLabel>
      <Select
        labelId={labelId}
        label="Roast"
        value={roast}
        onChange={(event: SelectChangeEvent) => setRoast(event.target.value)}
      >
        <MenuItem value="light">Light</MenuItem>
        <MenuItem value="medium">Medium</MenuItem>
        <MenuItem value="dark">Dark</MenuItem>
      </Select>
    </FormControl>
  );
}
