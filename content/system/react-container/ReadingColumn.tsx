import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ReadingColumn() {
  return (
    <Box sx={{ width: 560, maxWidth: 1, bgcolor: 'light-dark(#dfecf9, #16304d)' }}>
      <Container maxWidth="xs">
        <Box sx={{ py: 2, bgcolor: 'light-dark(#ffffff, #0f1b2b)', px: 2 }}>
          This column is never wider than 444 pixels, padding included, and stays in
          the middle.
        </Box>
      </Container>
    </Box>
  );
}
