import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function HeaderStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', width: 480, maxWidth: '100%' }}
    >
      <Typography level="title-lg" sx={{ mr: 'auto' }}>
        Logbook
      </Typography>
      <Button variant="plain">Filter</Button>
      <Button>New entry</Button>
    </Stack>
  );
}
