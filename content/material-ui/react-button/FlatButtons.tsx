import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function FlatButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Raised</Button>
      <Button variant="contained" disableElevation>
        Flat
      </Button>
    </Stack>
  );
}
