import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import city from '../react-image-list/city.svg';

export default function PlayerCard() {
  const [playing, setPlaying] = React.useState(false);

  return (
    <Card sx={{ display: 'flex', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <CardContent sx={{ flexGrow: 1 }}>
          <Typography component="h3" variant="h6">
            Night shift
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Episode 12, 38 minutes
          </Typography>
        </CardContent>
        <CardActions>
          <IconButton
            aria-label={playing ? 'Pause Night shift' : 'Play Night shift'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
        </CardActions>
      </Box>
      <CardMedia
        component="img"
        image={city}
        alt=""
        sx={{ width: { xs: 110, sm: 160 } }}
      />
    </Card>
  );
}
