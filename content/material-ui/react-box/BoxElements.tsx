import Box from '@mui/material/Box';
import dunes from '../react-image-list/dunes.svg';

export default function BoxElements() {
  return (
    <Box component="figure" sx={{ m: 0, width: 300, maxWidth: '100%' }}>
      <Box
        component="img"
        src={dunes}
        alt="Three rows of dunes under a low sun"
        sx={{ display: 'block', width: '100%', borderRadius: 1 }}
      />
      <Box
        component="figcaption"
        sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}
      >
        The dunes move two meters a year.
      </Box>
    </Box>
  );
}
