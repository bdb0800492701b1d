import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Paper elevation={3} sx={{ p: 2, width: 180 }}>
        <Typography variant="subtitle2" component="p">
          Elevation
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Lies above the page.
        </Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, width: 180 }}>
        <Typography variant="subtitle2" component="p">
          Outlined
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Is a part of the page.
        </Typography>
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2, width: 180 }}>
        <Typography variant="subtitle2" component="p">
          Square
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Meets the edge of the window.
        </Typography>
      </Paper>
    </Stack>
  );
}
