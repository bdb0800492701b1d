import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FullWidthButtons() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Button variant="contained" fullWidth>
        Sign in
      </Button>
      <Button fullWidth>Create an account</Button>
    </Stack>
  );
}
