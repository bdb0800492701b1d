import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

export default function RingThickness() {
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      <CircularProgress determinate value={40} size="lg" thickness={2} aria-label="Thin" />
      <CircularProgress
        determinate
        value={40}
        aria-label="Large, with a thin track"
        sx={{
          '--CircularProgress-size': '64px',
          '--CircularProgress-trackThickness': '2px',
          '--CircularProgress-progressThickness': '10px',
          '--CircularProgress-linecap': 'butt',
        }}
      />
    </Box>
  );
}
