import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function CardByContainer() {
  const [width, setWidth] = React.useState(220);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Slider
        aria-label="Width of the container"
        value={width}
        min={180}
        max={420}
        onChange={(_, next) => setWidth(next as number)}
      />
      <Box sx={{ containerType: 'inline-size', maxWidth: '100%' }} style={{ width }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            p: 2,
            '@container (min-width: 320px)': { flexDirection: 'row', alignItems: 'center' },
          }}
        >
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>IM</Avatar>
          <div>
            <Typography variant="subtitle1" component="h3">
              Imani Moss
            </Typography>
            <Typography variant="body2" color="text.secondary">
              Beside the picture from 320 pixels of room.
            </Typography>
          </div>
        </Paper>
      </Box>
    </Box>
  );
}
