import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ p: 3, width: 280, bgcolor: 'primary.dark', borderRadius: 1 }}>
      <Skeleton
        variant="rounded"
        height={90}
        sx={{ bgcolor: 'rgba(255, 255, 255, 0.25)', mb: 1 }}
      />
      <Skeleton sx={{ bgcolor: 'rgba(255, 255, 255, 0.25)' }} />
    </Box>
  );
}
