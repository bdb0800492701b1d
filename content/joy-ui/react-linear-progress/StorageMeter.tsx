import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function StorageMeter() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="body-sm" sx={{ mb: 1 }}>
        13.8 of 15 GB are full
      </Typography>
      <LinearProgress
        determinate
        role="meter"
        color="warning"
        size="lg"
        value={92}
        aria-label="Storage"
        aria-valuemin={0}
        aria-valuemax={100}
      />
    </Box>
  );
}
