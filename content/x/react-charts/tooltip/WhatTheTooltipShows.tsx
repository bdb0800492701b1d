import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

export default function WhatTheTooltipShows() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>(
    'axis',
  );

  return (
    <Stack dir="ltr" sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip"
        value={trigger}
        onChange={(_event, next) => setTrigger(next ?? trigger)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        width={340}
        height={240}
        skipAnimation
        tooltip={{ trigger }}
        xAxis={[{ scaleType: 'band', data: ['North', 'East', 'South'] }]}
        series={[
          { data: [12, 19, 7], label: 'Bread' },
          { data: [9, 6, 14], label: 'Cake' },
        ]}
      />
    </Stack>
  );
}
