import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function SignInStack() {
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280, maxWidth: '100%' }}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="username" />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input type="password" autoComplete="current-password" />
      </FormControl>
      <Button type="submit">Sign in</Button>
    </Stack>
  );
}
