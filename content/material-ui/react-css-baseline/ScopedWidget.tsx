import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import TextField from '@mui/material/TextField';

export default function ScopedWidget() {
  return (
    <Box sx={{ fontFamily: 'Georgia, serif', fontSize: 20, maxWidth: 340 }}>
      A page from 2009, in its own font. Only the widget below is new.
      <ScopedCssBaseline
        sx={{ mt: 2, p: 2, borderRadius: 1, display: 'grid', gap: 1 }}
      >
        Book a tour of the lighthouse.
        <TextField size="small" label="Name" autoComplete="off" />
        <Button variant="contained">Book</Button>
      </ScopedCssBaseline>
    </Box>
  );
}
