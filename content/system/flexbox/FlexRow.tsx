import Box from '@mui/system/Box';

const link = { color: 'inherit' };

export default function FlexRow() {
  return (
    <Box
      component="nav"
      aria-label="Example"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: 560, maxWidth: 1 }}
    >
      <Box component="strong" sx={{ marginInlineEnd: 'auto' }}>
        Harbor
      </Box>
      <Box component="a" href="/system/flexbox/#direction" sx={link}>
        Direction
      </Box>
      <Box component="a" href="/system/flexbox/#alignment" sx={link}>
        Alignment
      </Box>
    </Box>
  );
}
