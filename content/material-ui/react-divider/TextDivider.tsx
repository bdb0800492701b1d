import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function TextDivider() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button variant="contained">Sign in with a passkey</Button>
      <Divider>or</Divider>
      <Button variant="outlined">Send me a link</Button>
      <Divider textAlign="left">Yesterday</Divider>
      <Divider>
        <Chip label="3 new" size="small" color="primary" />
      </Divider>
    </Stack>
  );
}
