import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const harbour = createTheme({
  palette: { primary: { main: '#00696f' } },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
});

export default function NestedThemes() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Default theme</Button>
      <ThemeProvider theme={harbour}>
        <Button variant="contained">Harbour theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
