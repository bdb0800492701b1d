import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: {
    headline: { fontSize: 28, fontWeight: 700, lineHeight: 1.2 },
    lead: { fontSize: 18, lineHeight: 1.5 },
    small: { fontSize: 14, lineHeight: 1.4 },
  },
});

export default function TextVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
        <Box sx={{ typography: 'headline' }}>A day by the sea</Box>
        <Box sx={{ typography: 'lead' }}>The first ferry leaves before the sun is up.</Box>
        <Box sx={{ typography: 'small' }}>From pier 4, every day but Sunday</Box>
      </Box>
    </ThemeProvider>
  );
}
