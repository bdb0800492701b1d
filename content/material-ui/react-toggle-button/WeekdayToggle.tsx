import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function WeekdayToggle() {
  const [chosen, setChosen] = React.useState(['Monday', 'Thursday']);
  const sorted = days.filter((day) => chosen.includes(day));

  return (
    <Stack alignItems="center">
      <ToggleButtonGroup
        color="primary"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
        aria-label="Days to water the plants"
      >
        {days.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            aria-label={day}
            sx={{ width: 48 }}
          >
            {day.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText role="status">
        {sorted.length === 0 ? 'Never' : sorted.join(', ')}
      </FormHelperText>
    </Stack>
  );
}
