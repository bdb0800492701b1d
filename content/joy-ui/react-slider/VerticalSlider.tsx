import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const bands = [
  { name: 'Bass', value: 3 },
  { name: 'Middle', value: 0 },
  { name: 'Treble', value: -2 },
];

export default function VerticalSlider() {
  return (
    <Box sx={{ display: 'flex', gap: 3, height: 200, py: 2 }}>
      {bands.map(({ name, value }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          min={-6}
          max={6}
          track={false}
          marks={[{ value: 0 }]}
          defaultValue={value}
          getAriaValueText={(level) => `${level} decibels`}
          valueLabelDisplay="auto"
        />
      ))}
    </Box>
  );
}
