import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        width: '100%',
        boxSizing: 'border-box',
        p: { xs: 2, sm: 4 },
        typography: { xs: 'body2', sm: 'h6' },
        textAlign: { xs: 'start', sm: 'center' },
        bgcolor: { xs: 'action.hover', sm: 'action.selected' },
      }}
    >
      Narrow windows get small text and little padding.
    </Box>
  );
}
