import Box from '@mui/joy/Box';

const box = {
  width: 240,
  p: 2,
  border: '4px solid',
  borderColor: 'primary.500',
  borderRadius: 'sm',
  typography: 'body-sm',
};

export default function BoxSizing() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ ...box, boxSizing: 'border-box' }}>border-box: 240 pixels wide</Box>
      <Box sx={{ ...box, boxSizing: 'content-box' }}>content-box: 280 pixels wide</Box>
    </Box>
  );
}
