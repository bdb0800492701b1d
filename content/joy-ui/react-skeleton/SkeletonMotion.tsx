import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

const calm = {
  '@media (prefers-reduced-motion: reduce)': {
    '&::before, &::after': { animation: 'none' },
  },
};

export default function SkeletonMotion() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 240 }}>
      <Typography level="body-sm">Pulse</Typography>
      <Skeleton variant="rectangular" animation="pulse" height={32} sx={calm} />
      <Typography level="body-sm">Wave</Typography>
      <Skeleton variant="rectangular" animation="wave" height={32} sx={calm} />
      <Typography level="body-sm">None</Typography>
      <Skeleton variant="rectangular" animation={false} height={32} />
    </Box>
  );
}
