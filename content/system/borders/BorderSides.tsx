import Box from '@mui/system/Box';

const tile = { width: 96, p: 1.5, textAlign: 'center', borderColor: 'light-dark(#0b6bcb, #7db8f0)' };

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ border: 1, ...tile }}>all</Box>
      <Box sx={{ borderTop: 4, ...tile }}>top</Box>
      <Box sx={{ borderBottom: 4, ...tile }}>bottom</Box>
      <Box sx={{ border: '2px dashed', ...tile }}>dashed</Box>
      <Box sx={{ border: 2, borderBottom: 0, ...tile }}>not below</Box>
    </Box>
  );
}
