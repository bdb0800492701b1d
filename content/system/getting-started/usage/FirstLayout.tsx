import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 8 },
  palette: {
    brand: { main: 'light-dark(#0b5cad, #7db8f0)', text: 'light-dark(#ffffff, #0f1b2b)' },
    muted: 'light-dark(#55606e, #a9b6c6)',
  },
  typography: { title: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 } },
});

export default function FirstLayout() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
        <Box sx={{ width: 72, height: 72, borderRadius: 1, bgcolor: 'brand.main' }} />
        <div>
          <Box sx={{ typography: 'title' }}>Night train to Bergen</Box>
          <Box sx={{ color: 'muted', mt: 0.5 }}>Leaves at 23:03 from track 4</Box>
        </div>
        <Box
          component="a"
          href="/system/react-box/"
          sx={{ px: 3, py: 1.5, borderRadius: 1, bgcolor: 'brand.main', color: 'brand.text', textDecoration: 'none' }}
        >
          Details
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
