import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 3px rgb(0 0 0 / 24%)',
    '0 4px 10px rgb(0 0 0 / 24%)',
    '0 10px 28px rgb(0 0 0 / 28%)',
  ],
});

export default function ShadowScale() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
        {[0, 1, 2, 3].map((boxShadow) => (
          <Box
            key={boxShadow}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 88,
              height: 64,
              borderRadius: 2,
              border: '1px solid light-dark(transparent, #33475e)',
              bgcolor: 'light-dark(#ffffff, #1b2c42)',
              boxShadow,
            }}
          >
            {boxShadow}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
