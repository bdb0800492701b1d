import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function RadiusSlider() {
  const [radius, setRadius] = React.useState(5);
  const [searched, setSearched] = React.useState(5);
  const [count, setCount] = React.useState(0);

  function search(value: number) {
    setSearched(value);
    setCount(count + 1);
  }

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Slider
        aria-label="Radius of the search"
        getAriaValueText={(value) => `${value} kilometers`}
        min={1}
        max={50}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        onChangeCommitted={(_event, value) => search(value as number)}
      />
      <Typography level="body-sm">Within {radius} km</Typography>
      <Typography level="body-sm" role="status">
        {count === 0 ? 'No request so far' : `Searched within ${searched} km, ${count} requests`}
      </Typography>
    </Box>
  );
}
