import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  shadows: {
    card: '0 1px 4px rgb(0 0 0 / 22%)',
    menu: '0 8px 24px rgb(0 0 0 / 28%)',
    pressed: 'inset 0 2px 5px rgb(0 0 0 / 30%)',
  },
});

export default function NamedShadows() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
        {['card', 'menu', 'pressed'].map((boxShadow) => (
          <Box
            key={boxShadow}
            sx={{
              px: 3,
              py: 2,
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
