import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TicketStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ alignItems: { xs: 'stretch', sm: 'center' } }}
    >
      <div>
        <Typography level="title-md">Bergen to Oslo</Typography>
        <Typography level="body-sm">Friday, 7:57 a.m., seven hours</Typography>
      </div>
      <Button>Choose seats</Button>
    </Stack>
  );
}
