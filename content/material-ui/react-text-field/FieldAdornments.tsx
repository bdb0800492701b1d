import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function FieldAdornments() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={3} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField
        label="Weight"
        defaultValue="62"
        InputProps={{
          inputMode: 'decimal',
          endAdornment: <InputAdornment position="end">kg</InputAdornment>,
        }}
      />
      <TextField
        label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        InputProps={{
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label="Show the password"
                aria-pressed={shown}
                edge="end"
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
    </Stack>
  );
}
