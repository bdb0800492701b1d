import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectField() {
  const id = React.useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel htmlFor={id}>Seat</InputLabel>
      <NativeSelect defaultValue="aisle" inputProps={{ id, name: 'seat' }}>
        <option value="window">Window</option>
        <option value="aisle">Aisle</option>
        <option value="any">No preference</option>
      </NativeSelect>
    </FormControl>
  );
}
