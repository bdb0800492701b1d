import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  type ToggleButtonGroupProps,
} from '@mui/material/ToggleButtonGroup';

function Speeds(props: ToggleButtonGroupProps) {
  const [speed, setSpeed] = React.useState<number | null>(1);

  return (
    <ToggleButtonGroup
      {...props}
      exclusive
      value={speed}
      onChange={(_event, next) => next && setSpeed(next)}
    >
      <ToggleButton value={0.5}>0.5×</ToggleButton>
      <ToggleButton value={1}>1×</ToggleButton>
      <ToggleButton value={1.5}>1.5×</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ToggleSizes() {
  return (
    <Stack spacing={2} alignItems="center">
      <Speeds size="small" aria-label="Speed, small" />
      <Speeds color="primary" aria-label="Speed, medium" />
      <Speeds size="large" color="success" aria-label="Speed, large" />
    </Stack>
  );
}
