import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Stack spacing={0.5}>
      <Typography color="text.primary">Open today</Typography>
      <Typography color="text.secondary">Last entry at 5 p.m.</Typography>
      <Typography color="primary">Members enter free of charge</Typography>
      <Typography color="success.main">Seats available</Typography>
      <Typography color="error">Sold out on Saturday</Typography>
    </Stack>
  );
}
