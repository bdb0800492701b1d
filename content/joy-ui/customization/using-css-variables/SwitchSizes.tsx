import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSizes() {
  const [size, setSize] = React.useState(24);

  return (
    <Stack spacing={3} sx={{ width: 260 }}>
      <Slider
        aria-label="Size of the thumb"
        min={12}
        max={40}
        value={size}
        onChange={(_event, next) => setSize(Number(next))}
      />
      <Switch
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Harbor lights' } }}
        sx={{
          alignSelf: 'flex-start',
          '--Switch-thumbSize': `${size}px`,
          '--Switch-trackHeight': `${size * 1.5}px`,
          '--Switch-trackWidth': `${size * 2.75}px`,
        }}
      />
    </Stack>
  );
}
