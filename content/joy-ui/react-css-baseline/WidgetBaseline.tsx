import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function WidgetBaseline() {
  return (
    <Box sx={{ fontFamily: 'serif', border: '1px dashed', borderColor: 'divider', p: 2 }}>
      <p style={{ marginTop: 0 }}>A page that somebody else has styled.</p>
      <ScopedCssBaseline sx={{ p: 2, borderRadius: 'md', border: '1px solid', borderColor: 'divider' }}>
        <p style={{ marginTop: 0 }}>Your widget in it: 3 seats left.</p>
        <Button size="sm">Reserve</Button>
      </ScopedCssBaseline>
    </Box>
  );
}
