import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack spacing={3} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField label="Street" defaultValue="Rua Augusta 12" />
      <TextField label="Postcode" variant="filled" />
      <TextField label="City" variant="standard" />
    </Stack>
  );
}
