import Box from '@mui/system/Box';

const area = {
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
};

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"head" "main" "side" "foot"',
          sm: '"head head" "side main" "foot foot"',
        },
        gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' },
        gap: 1,
        width: 560, maxWidth: 1,
      }}
    >
      <Box sx={{ ...area, gridArea: 'head' }}>Header</Box>
      <Box sx={{ ...area, gridArea: 'main', minHeight: 100 }}>Main</Box>
      <Box sx={{ ...area, gridArea: 'side' }}>Sidebar</Box>
      <Box sx={{ ...area, gridArea: 'foot' }}>Footer</Box>
    </Box>
  );
}
