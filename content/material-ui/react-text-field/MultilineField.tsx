import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 140;

export default function MultilineField() {
  const [note, setNote] = React.useState('Please ring twice.');

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      label="Note for the courier"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      inputProps={{ maxLength: limit }}
      helperText={`${limit - note.length} characters left`}
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}
