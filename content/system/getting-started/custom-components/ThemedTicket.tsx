import { Box, createTheme, ThemeProvider } from '@mui/system';
import Ticket from './Ticket';

const theme = createTheme({
  components: {
    Ticket: {
      defaultProps: { to: 'Oslo' },
      styleOverrides: { root: { borderStyle: 'dashed' }, place: { fontStyle: 'italic' } },
    },
  },
});

export default function ThemedTicket() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Ticket from="Bergen" to="Voss" />
      <ThemeProvider theme={theme}>
        <Ticket from="Bergen" />
        <Ticket from="Bergen" to="Flåm" sx={{ borderRadius: 4 }} />
      </ThemeProvider>
    </Box>
  );
}
