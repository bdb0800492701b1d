import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function OutOfTheBox() {
  const [inPlace, setInPlace] = React.useState(true);
  const stage = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={stage} sx={{ position: 'relative', width: 280, height: 190 }}>
      <FormControlLabel
        label="Through a portal"
        control={
          <Switch checked={!inPlace} onChange={() => setInPlace(!inPlace)} />
        }
      />
      <Box
        sx={{
          mt: 1,
          height: 70,
          overflow: 'hidden',
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          p: 1,
        }}
      >
        This frame hides what overflows.
        <Portal container={() => stage.current} disablePortal={inPlace}>
          <Paper
            elevation={6}
            sx={{
              position: 'absolute',
              left: 60,
              top: inPlace ? 44 : 96,
              width: 170,
              p: 1.5,
            }}
          >
            A note of three lines that needs more room
          </Paper>
        </Portal>
      </Box>
    </Box>
  );
}
