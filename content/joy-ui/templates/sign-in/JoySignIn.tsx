import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import WelcomePanel from './WelcomePanel';

interface Faults {
  email?: string;
  password?: string;
}

export default function JoySignIn() {
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
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, minHeight: '100vh' }}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        aria-labelledby="joy-sign-in"
        spacing={2}
        sx={{ width: '100%', maxWidth: 380, boxSizing: 'border-box', m: 'auto', p: 3 }}
      >
        <Typography id="joy-sign-in" level="h2">
          Welcome back
        </Typography>
        {isDone && <Alert color="success">You are signed in.</Alert>}
        <FormControl required error={faults.email !== undefined}>
          <FormLabel>Email</FormLabel>
          <Input name="email" type="email" autoComplete="username" />
          {faults.email && <FormHelperText>{faults.email}</FormHelperText>}
        </FormControl>
        <FormControl required error={faults.password !== undefined}>
          <FormLabel>Password</FormLabel>
          <Input
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            endDecorator={
              <IconButton aria-label="Show the password" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            }
          />
          {faults.password && <FormHelperText>{faults.password}</FormHelperText>}
        </FormControl>
        <Checkbox name="remember" label="Keep me signed in" />
        <Button type="submit" size="lg">
          Sign in
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Link component="button" type="button" level="body-sm">
            Forgot your password?
          </Link>
          <Link component="button" type="button" level="body-sm">
            Create an account
          </Link>
        </Box>
      </Stack>
      <WelcomePanel />
    </Box>
  );
}

function findFaults(email: string, password: string): Faults {
  return {
    ...(!/.+@.+\..+/.test(email) && { email: 'Enter an email address, such as ana@example.com.' }),
    ...(password.length < 8 && { password: 'A password has at least 8 characters.' }),
  };
}
