import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Faults {
  email?: string;
  password?: string;
}

export default function SignIn() {
  const [faults, setFaults] = React.useState<Faults>({});
  const [isShown, setShown] = React.useState(false);
  const [isDone, setDone] = React.useState(false);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const found = findFaults(String(values.get('email')), String(values.get('password')));

    setFaults(found);
    setDone(!found.email && !found.password);
    // The first field that needs attention gets the focus.
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '80vh' }}>
      <Paper variant="outlined" sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
        <Typography id="sign-in-title" variant="h4" component="h2" sx={{ mb: 3 }}>
          Welcome back
        </Typography>
        <Stack component="form" noValidate onSubmit={submit} aria-labelledby="sign-in-title" spacing={2}>
          {isDone && <Alert severity="success">You are signed in.</Alert>}
          <TextField
            id="sign-in-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            required
            error={faults.email !== undefined}
            helperText={faults.email}
          />
          <TextField
            id="sign-in-password"
            name="password"
            label="Password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            error={faults.password !== undefined}
            helperText={faults.password}
            InputProps={{
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label="Show the password"
                    aria-pressed={isShown}
                    onClick={() => setShown(!isShown)}
                  >
                    {isShown ? <VisibilityOff /> : <Visibility />}
                  </IconButton>
                </InputAdornment>
              ),
            }}
          />
          <FormControlLabel control={<Checkbox name="remember" />} label="Keep me signed in" />
          <Button type="submit" variant="contained" size="large">
            Sign in
          </Button>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <Link component="button" type="button" variant="body2">
              Forgot your password?
            </Link>
            <Link component="button" type="button" variant="body2">
              Create an account
            </Link>
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}

function findFaults(email: string, password: string): Faults {
  return {
    ...(!/.+@.+\..+/.test(email) && { email: 'Enter an email address, such as ana@example.com.' }),
    ...(password.length < 8 && { password: 'A password has at least 8 characters.' }),
  };
}
