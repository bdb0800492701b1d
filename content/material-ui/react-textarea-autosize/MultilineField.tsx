import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 160;

export default function MultilineField() {
  const [text, setText] = React.useState('The light on the stairs is broken.');

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      label="What is wrong?"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={text.length > limit}
      helperText={`${text.length} of ${limit} characters`}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
