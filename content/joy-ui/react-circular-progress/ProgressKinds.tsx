import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

export default function ProgressKinds() {
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      <CircularProgress aria-label="Loading the map" />
      <CircularProgress determinate value={70} aria-label="Map, share of what is loaded" />
    </Box>
  );
}
