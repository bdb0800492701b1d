import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Read out, and not seen. */
const hidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

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
          <ToggleButton key={day} value={day} sx={{ width: 48 }}>
            <span aria-hidden>{day.slice(0, 2)}</span>
            <span style={hidden}>{day}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText role="status">
        {sorted.length === 0 ? 'Never' : sorted.join(', ')}
      </FormHelperText>
    </Stack>
  );
}
