import Box from '@mui/system/Box';

export default function HiddenByWidth() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        This line is for windows below 600 pixels.
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        This line is for windows of 600 pixels and more.
      </Box>
    </Box>
  );
}
