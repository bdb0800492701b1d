import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({ zIndex: { card: 1, badge: 2, hint: 3 } });
const layer = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'start',
  width: 110,
  height: 80,
  p: 1,
  borderRadius: 2,
  boxSizing: 'border-box',
} as const;

export default function NamedLayers() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ position: 'relative', isolation: 'isolate', width: 230, height: 150 }}>
        <Box
          sx={{
            ...layer,
            top: 60,
            left: 100,
            zIndex: 'hint',
            bgcolor: 'light-dark(#12467b, #cfe5fa)',
            color: 'light-dark(#ffffff, #0f1b2b)',
          }}
        >
          hint
        </Box>
        <Box
          sx={{
            ...layer,
            top: 30,
            left: 50,
            zIndex: 'badge',
            bgcolor: 'light-dark(#a8d0f5, #2d6aa8)',
            color: 'light-dark(#0f1b2b, #ffffff)',
          }}
        >
          badge
        </Box>
        <Box
          sx={{
            ...layer,
            top: 0,
            left: 0,
            zIndex: 'card',
            bgcolor: 'light-dark(#dfecf9, #16304d)',
          }}
        >
          card
        </Box>
      </Box>
    </ThemeProvider>
  );
}
