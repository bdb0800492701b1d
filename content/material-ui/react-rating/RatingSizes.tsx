import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1} alignItems="center">
      <Rating readOnly value={3} size="small" />
      <Rating readOnly value={3} />
      <Rating readOnly value={3} size="large" />
      <Rating readOnly value={6} max={10} />
      <Rating disabled value={3} aria-hidden />
    </Stack>
  );
}
