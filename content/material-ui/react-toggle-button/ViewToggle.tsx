import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const sentences: Record<string, string> = {
  list: '48 cabins, sorted by price',
  map: '48 cabins around Lake Inari',
  calendar: '48 cabins, next free weekend: May 3',
};

export default function ViewToggle() {
  const [view, setView] = React.useState('list');

  return (
    <Stack spacing={2} alignItems="center">
      <ToggleButtonGroup
        exclusive
        value={view}
        onChange={(_event, next: string | null) => {
          if (next !== null) setView(next);
        }}
        aria-label="View"
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="map">Map</ToggleButton>
        <ToggleButton value="calendar">Calendar</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {sentences[view]}
      </Typography>
    </Stack>
  );
}
