import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** 0 to 12 on the slider are one second to a little more than an hour. */
function toSeconds(position: number): number {
  return 2 ** position;
}

function format(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export default function ScaledSlider() {
  const [position, setPosition] = React.useState(5);
  const id = React.useId();

  return (
    <Box sx={{ width: 280 }}>
      <Typography id={id} variant="body2">
        Lock the screen after {format(toSeconds(position))}
      </Typography>
      <Slider
        aria-labelledby={id}
        value={position}
        min={0}
        max={12}
        step={1}
        marks
        scale={toSeconds}
        getAriaValueText={format}
        onChange={(_event, value) => setPosition(value as number)}
      />
    </Box>
  );
}
