import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function OneAlways() {
  const [unit, setUnit] = React.useState('km');

  return (
    <ToggleButtonGroup
      aria-label="Unit"
      value={unit}
      onChange={(_event, next) => {
        if (next !== null) setUnit(next);
      }}
    >
      <Button value="km">Kilometers</Button>
      <Button value="mi">Miles</Button>
    </ToggleButtonGroup>
  );
}
