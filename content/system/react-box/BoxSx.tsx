import Box from '@mui/system/Box';

export default function BoxSx() {
  return (
    <Box
      component="section"
      sx={{
        width: 220,
        p: 3,
        borderRadius: 2,
        color: '#ffffff',
        background: 'linear-gradient(135deg, #0b6bcb, #12467b)',
        transition: 'transform 150ms',
        '&:hover': { transform: 'translateY(-2px)' },
      }}
    >
      A section with a radius, a gradient and a hover state.
    </Box>
  );
}
