import Box from '@mui/system/Box';

const cell = {
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
  textAlign: 'center',
};

export default function FlexShares() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 440, maxWidth: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ ...cell, flex: 1 }}>flex: 1</Box>
        <Box sx={{ ...cell, flex: 2 }}>flex: 2</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ ...cell, flexShrink: 0 }}>as wide as this</Box>
        <Box sx={{ ...cell, flexGrow: 1 }}>the rest</Box>
      </Box>
    </Box>
  );
}
