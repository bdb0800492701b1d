import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function NativeFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScopedCssBaseline sx={{ p: 2 }}>
        <label>
          Follows the mode <input type="date" defaultValue="2026-06-21" />
        </label>
      </ScopedCssBaseline>
      <ScopedCssBaseline disableColorScheme sx={{ p: 2, colorScheme: 'light' }}>
        <label>
          Always light <input type="date" defaultValue="2026-06-21" />
        </label>
      </ScopedCssBaseline>
    </Box>
  );
}
