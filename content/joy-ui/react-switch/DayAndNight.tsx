import * as React from 'react';
import Switch from '@mui/joy/Switch';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function DayAndNight() {
  const [night, setNight] = React.useState(false);

  return (
    <Switch
      size="lg"
      color={night ? 'primary' : 'warning'}
      checked={night}
      onChange={(event) => setNight(event.target.checked)}
      startDecorator={<LightModeIcon sx={{ opacity: night ? 0.4 : 1 }} />}
      endDecorator={<DarkModeIcon sx={{ opacity: night ? 1 : 0.4 }} />}
      slotProps={{ input: { 'aria-label': 'Night light' } }}
    />
  );
}
