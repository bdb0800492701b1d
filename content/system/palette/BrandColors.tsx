import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    brand: {
      main: 'light-dark(#0b5cad, #7db8f0)',
      soft: 'light-dark(#dfecf9, #16304d)',
      text: 'light-dark(#ffffff, #0f1b2b)',
    },
    line: 'light-dark(#75839a, #8494ab)',
  },
});

export default function BrandColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'brand.main', color: 'brand.text' }}>
          brand.main
        </Box>
        <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'brand.soft' }}>brand.soft</Box>
        <Box sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'line' }}>line</Box>
      </Box>
    </ThemeProvider>
  );
}
