import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import LightModeIcon from '@mui/icons-material/LightMode';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';

export default function BasicSlider() {
  const [brightness, setBrightness] = React.useState(40);

  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ width: 280 }}>
      <LightModeOutlinedIcon color="action" />
      <Slider
        aria-label="Brightness"
        value={brightness}
        onChange={(_event, value) => setBrightness(value as number)}
      />
      <LightModeIcon color="action" />
    </Stack>
  );
}
