import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignInStack() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Card number" autoComplete="off" />
      <TextField label="PIN" type="password" autoComplete="off" />
      <Button variant="contained">Sign in</Button>
    </Stack>
  );
}
