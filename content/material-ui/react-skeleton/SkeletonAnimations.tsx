import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Skeleton variant="rounded" height={36} animation="pulse" />
      <Skeleton variant="rounded" height={36} animation="wave" />
      <Skeleton variant="rounded" height={36} animation={false} />
    </Stack>
  );
}
