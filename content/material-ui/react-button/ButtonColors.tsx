import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Button variant="contained">Send</Button>
      <Button variant="contained" color="secondary">
        Boost
      </Button>
      <Button variant="contained" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Delete
      </Button>
      <Button color="inherit">Later</Button>
    </Stack>
  );
}
