import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InferredSizes() {
  return (
    <Stack direction="row" spacing={4}>
      <Stack spacing={1.5} alignItems="flex-start">
        <Avatar aria-hidden>V</Avatar>
        <Typography variant="h5" component="p" sx={{ m: 0 }}>
          Berth 14
        </Typography>
        <Button variant="contained">Book</Button>
      </Stack>
      <Stack spacing={1.5} alignItems="flex-start" aria-hidden>
        <Skeleton variant="circular">
          <Avatar />
        </Skeleton>
        <Typography variant="h5" component="p" sx={{ m: 0 }}>
          <Skeleton width="6ch" />
        </Typography>
        <Skeleton variant="rounded">
          <Button variant="contained" disabled>
            Book
          </Button>
        </Skeleton>
      </Stack>
    </Stack>
  );
}
