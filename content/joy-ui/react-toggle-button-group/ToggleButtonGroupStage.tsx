import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupStage(props: Partial<ToggleButtonGroupProps<string>>) {
  const [view, setView] = React.useState<string | null>('week');

  return (
    <ToggleButtonGroup
      aria-label="View"
      {...props}
      value={view}
      onChange={(_event, next) => setView(next)}
    >
      <Button value="day">Day</Button>
      <Button value="week">Week</Button>
      <Button value="month">Month</Button>
    </ToggleButtonGroup>
  );
}
