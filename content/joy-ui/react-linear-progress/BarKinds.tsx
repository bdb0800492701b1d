import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';

export default function BarKinds() {
  return (
    <Box sx={{ display: 'grid', gap: 3, width: 360, maxWidth: '100%' }}>
      <LinearProgress aria-label="Loading the map" />
      <LinearProgress determinate value={70} aria-label="Map, share of what is loaded" />
    </Box>
  );
}
