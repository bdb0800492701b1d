import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

export default function PopperStage(props: Partial<PopperProps>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide' : 'Show'}
      </Button>
      <Popper {...props} open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ m: 1, p: 1 }}>
          High tide at 7:05
        </Paper>
      </Popper>
    </>
  );
}
