import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function FlatInTheDark() {
  return (
    <Box
      data-mode="dark"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Paper elevation={8} sx={{ p: 2 }}>
        Lighter with elevation 8
      </Paper>
      <Paper elevation={8} sx={{ p: 2, backgroundImage: 'none' }}>
        The same without the overlay
      </Paper>
    </Box>
  );
}
