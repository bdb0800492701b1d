import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function LampSlider() {
  const [light, setLight] = React.useState(60);
  const id = React.useId();

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id={id} level="title-sm">
        Desk lamp
      </Typography>
      <Slider
        aria-labelledby={id}
        value={light}
        onChange={(_event, value) => setLight(value as number)}
        getAriaValueText={(value) => `${value} percent`}
      />
      <Typography level="body-sm">{light === 0 ? 'Off' : `${light} %`}</Typography>
    </Box>
  );
}
