import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    surface: 'var(--demo-surface)',
    ink: 'var(--demo-ink)',
  },
});

export default function TokenColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        style={{
          ['--demo-surface' as string]: 'light-dark(#fff3d6, #3a2c07)',
          ['--demo-ink' as string]: 'light-dark(#4a3500, #ffe2a3)',
        }}
        sx={{ p: 2, borderRadius: 2, bgcolor: 'surface', color: 'ink' }}
      >
        Colors from custom properties
      </Box>
    </ThemeProvider>
  );
}
