import Box from '@mui/system/Box';

export default function ReadableWidth() {
  return (
    <Box
      sx={{
        width: 1,
        maxWidth: '38ch',
        p: 2,
        borderRadius: 2,
        boxSizing: 'border-box',
        bgcolor: 'light-dark(#dfecf9, #16304d)',
      }}
    >
      As wide as there is room, and never wider than thirty-eight letters, whatever
      size the letters have.
    </Box>
  );
}
