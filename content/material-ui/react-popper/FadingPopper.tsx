import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadingPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the legend' : 'Show the legend'}
      </Button>
      <Popper open={open} anchorEl={anchor} placement="right" transition>
        {({ TransitionProps }) => (
          <Grow {...TransitionProps}>
            <Paper elevation={4} sx={{ ml: 1, p: 1.5 }}>
              Blue: ferry, red: bus
            </Paper>
          </Grow>
        )}
      </Popper>
    </div>
  );
}
