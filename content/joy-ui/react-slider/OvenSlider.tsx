import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 80, label: 'Dry' },
  { value: 150, label: 'Stew' },
  { value: 180, label: 'Bake' },
  { value: 230, label: 'Bread' },
];

function toWords(value: number) {
  const name = marks.find((mark) => mark.value === value)?.label;
  return name ? `${value} °C, ${name}` : `${value} °C`;
}

export default function OvenSlider() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%', px: 2, pt: 2 }}>
      <Slider
        aria-label="Temperature of the oven"
        min={60}
        max={250}
        step={null}
        marks={marks}
        defaultValue={180}
        getAriaValueText={toWords}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} °C`}
        sx={{ '& .MuiSlider-markLabel': { color: 'text.secondary' } }}
      />
    </Box>
  );
}
