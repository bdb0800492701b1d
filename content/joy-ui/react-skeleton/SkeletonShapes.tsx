import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonShapes() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 240 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" width={240} height={80} />
      <div>
        <Skeleton variant="text" level="title-lg" />
        <Skeleton variant="text" />
        <Skeleton variant="text" width="60%" />
      </div>
    </Box>
  );
}
