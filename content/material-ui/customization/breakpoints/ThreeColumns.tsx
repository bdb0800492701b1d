import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const crops = ['Beans', 'Squash', 'Corn', 'Peppers', 'Onions', 'Chard'];

export default function ThreeColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <Typography component="p" variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {Object.entries(labels).map(([breakpoint, display]) => (
          <Box key={breakpoint} component="span" sx={{ display }}>
            This window is {breakpoint}.
          </Box>
        ))}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {crops.map((crop) => (
          <Paper key={crop} variant="outlined" sx={{ p: { xs: 1, md: 2 } }}>
            {crop}
          </Paper>
        ))}
      </Box>
    </Box>
  );
}

const labels = {
  xs: { xs: 'inline', sm: 'none' },
  sm: { xs: 'none', sm: 'inline', md: 'none' },
  md: { xs: 'none', md: 'inline', lg: 'none' },
  lg: { xs: 'none', lg: 'inline', xl: 'none' },
  xl: { xs: 'none', xl: 'inline' },
};
