import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: '1/1000' },
  { value: 30, label: '1/250' },
  { value: 55, label: '1/60' },
  { value: 75, label: '1/15' },
  { value: 100, label: '1 s' },
];

export default function ShutterSlider() {
  return (
    <Slider
      aria-label="Shutter speed"
      defaultValue={30}
      step={null}
      marks={marks}
      track={false}
      getAriaValueText={(value) =>
        marks.find((mark) => mark.value === value)?.label ?? ''
      }
      sx={{ width: 280, mx: 3 }}
    />
  );
}
