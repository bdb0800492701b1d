import Box from '@mui/system/Box';

export default function SingleProperties() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: 22, fontWeight: 700 }}>Size and weight</Box>
      <Box sx={{ fontStyle: 'italic' }}>Italic</Box>
      <Box sx={{ textTransform: 'uppercase', letterSpacing: '0.12em', fontSize: 14 }}>
        Letters apart
      </Box>
      <Box sx={{ fontFamily: 'monospace' }}>Same width for each letter</Box>
      <Box sx={{ textAlign: 'end' }}>At the end of the line</Box>
    </Box>
  );
}
