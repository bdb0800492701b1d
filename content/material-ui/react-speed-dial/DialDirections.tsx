import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';

const directions = ['up', 'right', 'down', 'left'] as const;

export default function DialDirections() {
  const [direction, setDirection] =
    React.useState<SpeedDialProps['direction']>('right');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(_event, next) => next && setDirection(next)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 300, display: 'grid', placeItems: 'center' }}>
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Change history"
            icon={<SpeedDialIcon />}
            direction={direction}
            sx={{
              position: 'absolute',
              ...(direction === 'up' && { bottom: 0 }),
              ...(direction === 'left' && { right: 0 }),
            }}
          >
            <SpeedDialAction icon={<UndoIcon />} tooltipTitle="Undo" />
            <SpeedDialAction icon={<RedoIcon />} tooltipTitle="Redo" />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
