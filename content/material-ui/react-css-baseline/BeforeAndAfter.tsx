import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const sample = (
  <>
    <h3 style={{ margin: '0 0 8px' }}>Ticket</h3>
    <div style={{ width: 150, padding: 10, border: '2px solid' }}>
      150 pixels wide, with padding and <b>bold words</b>
    </div>
  </>
);

export default function BeforeAndAfter() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ p: 2, boxSizing: 'content-box', fontFamily: 'serif' }}>
        {sample}
      </Box>
      <ScopedCssBaseline sx={{ p: 2 }}>{sample}</ScopedCssBaseline>
    </Box>
  );
}
