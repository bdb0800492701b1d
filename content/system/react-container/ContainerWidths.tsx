import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const widths = ['xs', 'sm', 'md', false] as const;

export default function ContainerWidths() {
  return (
    <Box sx={{ width: 560, maxWidth: 1, display: 'grid', gap: 1 }}>
      {widths.map((maxWidth) => (
        <Container key={String(maxWidth)} maxWidth={maxWidth} disableGutters>
          <Box
            sx={{
              p: 1,
              bgcolor: 'light-dark(#dfecf9, #16304d)',
              textAlign: 'center',
            }}
          >
            {String(maxWidth)}
          </Box>
        </Container>
      ))}
    </Box>
  );
}
