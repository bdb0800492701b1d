import Box from '@mui/system/Box';

export default function GrowingTitle() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: { xs: 20, sm: 26, md: 32 }, fontWeight: 700 }}>In steps</Box>
      <Box sx={{ fontSize: 'clamp(1.25rem, 0.9rem + 1.6vw, 2rem)', fontWeight: 700 }}>
        All the way
      </Box>
    </Box>
  );
}
