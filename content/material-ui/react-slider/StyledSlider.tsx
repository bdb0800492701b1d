import Slider from '@mui/material/Slider';

export default function StyledSlider() {
  return (
    <Slider
      aria-label="Stop charging at"
      getAriaValueText={(value) => `${value} %`}
      defaultValue={80}
      min={50}
      step={5}
      sx={{
        width: 240,
        height: 28,
        borderRadius: '6px',
        color: 'success.main',
        '& .MuiSlider-rail': { opacity: 0.25 },
        '& .MuiSlider-track': { border: 0, borderRadius: '6px' },
        '& .MuiSlider-thumb': {
          width: 8,
          height: 36,
          borderRadius: '4px',
          backgroundColor: 'text.primary',
          '&::before': { boxShadow: 'none' },
        },
      }}
    />
  );
}
