import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = [
  { name: '60 Hz', gain: 4 },
  { name: '400 Hz', gain: -2 },
  { name: '2.4 kHz', gain: 1 },
  { name: '15 kHz', gain: 6 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={3}>
      {bands.map(({ name, gain }) => (
        <Stack key={name} spacing={1} alignItems="center">
          <Slider
            orientation="vertical"
            size="small"
            aria-label={name}
            getAriaValueText={(value) => `${value} decibels`}
            defaultValue={gain}
            min={-12}
            max={12}
            sx={{ height: 140 }}
          />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
