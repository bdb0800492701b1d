import Box from '@mui/joy/Box';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Stat from './Stat';

const theme = extendTheme({
  components: {
    JoyStat: {
      defaultProps: { color: 'success', variant: 'solid' },
      styleOverrides: { label: { textTransform: 'uppercase', letterSpacing: '0.06em' } },
    },
  },
});

export default function StatCards() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Stat label="Boats in the harbor" value="42" />
      <ThemeProvider theme={theme}>
        <Stat label="Berths free" value="7" />
      </ThemeProvider>
      <Stat label="Waiting" value="3" variant="outlined" color="warning" sx={{ minWidth: 160 }} />
    </Box>
  );
}
