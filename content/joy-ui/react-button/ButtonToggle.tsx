import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ButtonToggle() {
  const [view, setView] = React.useState<string | null>('list');

  return (
    <ToggleButtonGroup
      value={view}
      onChange={(_event, next) => setView(next)}
      aria-label="View"
    >
      <Button value="list">List</Button>
      <Button value="board">Board</Button>
      <Button value="calendar">Calendar</Button>
    </ToggleButtonGroup>
  );
}
