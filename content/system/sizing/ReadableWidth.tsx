import Box from '@mui/system/Box';

export default function ReadableWidth() {
  return (
    <Box sx={{ width: 520, maxWidth: 1 }}>
      <Box
        sx={{
          maxWidth: '38ch',
          p: 2,
          borderRadius: 2,
          bgcolor: 'light-dark(#dfecf9, #16304d)',
        }}
      >
        As wide as there is room, and never wider than thirty-eight letters, whatever
        size the letters have.
      </Box>
    </Box>
  );
}
