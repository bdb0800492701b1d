import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button variant="outlined" size="small">
        Small
      </Button>
      <Button variant="outlined">Medium</Button>
      <Button variant="outlined" size="large">
        Large
      </Button>
    </Stack>
  );
}
