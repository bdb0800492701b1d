import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClosingPanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ position: 'relative', height: 140, width: 240 }}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Opening hours
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', top: 44, left: 0, p: 2, width: 220 }}
          >
            Tuesday to Sunday, 10 a.m. to 6 p.m.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
