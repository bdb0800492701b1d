import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BoxModel() {
  const [model, setModel] = React.useState('border-box');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Box model"
        value={model}
        onChange={(_event, next) => next && setModel(next)}
      >
        <ToggleButton value="border-box">border-box</ToggleButton>
        <ToggleButton value="content-box">content-box</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ width: 220, mt: 2, bgcolor: 'action.selected' }}>
        <Box
          sx={{
            boxSizing: model,
            width: '100%',
            p: 2,
            border: 2,
            borderColor: 'primary.main',
          }}
        >
          100% wide
        </Box>
      </Box>
    </div>
  );
}
