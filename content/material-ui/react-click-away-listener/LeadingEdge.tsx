import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Typography from '@mui/material/Typography';

export default function LeadingEdge() {
  const [released, setReleased] = React.useState(0);
  const [pressed, setPressed] = React.useState(0);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ClickAwayListener onClickAway={() => setReleased(released + 1)}>
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', width: 170 }}>
          <Typography variant="subtitle2" component="p">
            On release
          </Typography>
          {released} outside
        </Box>
      </ClickAwayListener>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setPressed(pressed + 1)}
      >
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', width: 170 }}>
          <Typography variant="subtitle2" component="p">
            On press
          </Typography>
          {pressed} outside
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
