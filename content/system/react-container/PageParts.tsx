import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function PageParts() {
  return (
    <Box sx={{ width: 560, maxWidth: 1 }}>
      <Box sx={{ bgcolor: 'light-dark(#12467b, #0b2c4e)', color: '#ffffff' }}>
        <Container maxWidth="sm" sx={{ py: 1.5, fontWeight: 600 }}>
          Harbor news
        </Container>
      </Box>
      <Container maxWidth="sm" component="article" sx={{ py: 2 }}>
        The bar reaches the edges; its text and this text begin at the same line.
      </Container>
    </Box>
  );
}
