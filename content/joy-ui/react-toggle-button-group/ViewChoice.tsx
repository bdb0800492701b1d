import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ViewChoice() {
  const [view, setView] = React.useState<string | null>('list');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ToggleButtonGroup
        aria-label="View of the cabins"
        value={view}
        onChange={(_event, next) => setView(next)}
      >
        <Button value="list">List</Button>
        <Button value="map">Map</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {view === null ? 'Nothing is pressed.' : `14 cabins as a ${view}`}
      </Typography>
    </Box>
  );
}
