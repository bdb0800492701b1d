import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const text = { py: 1, bgcolor: 'light-dark(#ffffff, #0f1b2b)', textAlign: 'center' };

export default function ContainerGutters() {
  return (
    <Box
      sx={{
        width: 560, maxWidth: 1,
        display: 'grid',
        gap: 2,
        py: 2,
        bgcolor: 'light-dark(#dfecf9, #16304d)',
      }}
    >
      <Container maxWidth="xs">
        <Box sx={text}>With gutters</Box>
      </Container>
      <Container maxWidth="xs" disableGutters>
        <Box sx={text}>Without</Box>
      </Container>
    </Box>
  );
}
