import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FixedContainer() {
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Container maxWidth="lg" sx={{ bgcolor: 'action.hover', py: 1 }}>
        Fluid: grows with the window
      </Container>
      <Container fixed sx={{ bgcolor: 'action.selected', py: 1 }}>
        Fixed: jumps from breakpoint to breakpoint
      </Container>
    </Box>
  );
}
