import Box from '@mui/system/Box';

const tile = { width: 96, p: 1.5, textAlign: 'center', borderColor: 'light-dark(#0b6bcb, #7db8f0)' };

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ ...tile, border: 1 }}>all</Box>
      <Box sx={{ ...tile, borderTop: 4 }}>top</Box>
      <Box sx={{ ...tile, borderBottom: 4 }}>bottom</Box>
      <Box sx={{ ...tile, border: '2px dashed' }}>dashed</Box>
      <Box sx={{ ...tile, border: 2, borderBottom: 0 }}>not below</Box>
    </Box>
  );
}
