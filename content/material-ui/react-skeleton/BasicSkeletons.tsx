import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function BasicSkeletons() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="text" sx={{ fontSize: '1.25rem' }} />
      <Skeleton variant="rounded" height={60} />
      <Skeleton variant="rectangular" height={60} />
    </Stack>
  );
}
