import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Rare' },
  { value: 2, label: 'Medium' },
  { value: 4, label: 'Well done' },
];

const names = ['Rare', 'Medium rare', 'Medium', 'Medium well', 'Well done'];

export default function MarkedSlider() {
  return (
    <Slider
      aria-label="Steak"
      defaultValue={1}
      min={0}
      max={4}
      step={1}
      marks={marks}
      valueLabelDisplay="auto"
      valueLabelFormat={(value) => names[value]}
      getAriaValueText={(value) => names[value] ?? ''}
      sx={{ width: 260, mx: 3 }}
    />
  );
}
