import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function CenteredBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        gap: 1,
        width: '100%',
        boxSizing: 'border-box',
        minHeight: 160,
        border: '1px dashed',
        borderColor: 'divider',
      }}
    >
      No letters yet.
      <Button variant="outlined">Write the first</Button>
    </Box>
  );
}
