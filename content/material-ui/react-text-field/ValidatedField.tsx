import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function ValidatedField() {
  const [email, setEmail] = React.useState('ada@example');
  const wrong = email !== '' && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <TextField
      required
      type="email"
      label="Email"
      autoComplete="email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      error={wrong}
      helperText={
        wrong
          ? 'An address ends with a domain, such as example.com'
          : 'For the receipt, and nothing else'
      }
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}
