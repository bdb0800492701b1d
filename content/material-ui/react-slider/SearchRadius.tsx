import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SearchRadius() {
  const [radius, setRadius] = React.useState(5);
  const [asked, setAsked] = React.useState(5);
  const [found, setFound] = React.useState(5);
  const searching = asked !== found;

  React.useEffect(() => {
    const timer = setTimeout(() => setFound(asked), 900);
    return () => clearTimeout(timer);
  }, [asked]);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Typography id="radius-label" variant="body2">
        Within {radius} km
      </Typography>
      <Slider
        aria-labelledby="radius-label"
        value={radius}
        min={1}
        max={50}
        onChange={(_event, value) => setRadius(value as number)}
        onChangeCommitted={(_event, value) => setAsked(value as number)}
      />
      <LinearProgress
        aria-label="Searching"
        sx={{ visibility: searching ? 'visible' : 'hidden' }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {searching
          ? 'Counting swimming spots…'
          : `${found * found + 3} swimming spots`}
      </Typography>
    </Stack>
  );
}
