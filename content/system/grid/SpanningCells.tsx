import Box from '@mui/system/Box';

const cell = {
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
};

export default function SpanningCells() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gridAutoRows: 'minmax(56px, auto)',
        gap: 1,
        width: 560, maxWidth: 1,
      }}
    >
      <Box sx={{ ...cell, gridColumn: 'span 2', gridRow: 'span 2' }}>Two by two</Box>
      <Box sx={cell}>One</Box>
      <Box sx={cell}>One</Box>
      <Box sx={{ ...cell, gridColumn: '3 / -1' }}>To the end</Box>
    </Box>
  );
}
