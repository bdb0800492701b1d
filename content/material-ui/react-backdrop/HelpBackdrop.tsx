import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function HelpBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{ zIndex: (theme) => theme.zIndex.modal }}
      />
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        What does this mean?
      </Button>
      {open && (
        <Paper
          sx={{
            position: 'relative',
            zIndex: (theme) => theme.zIndex.modal + 1,
            maxWidth: 300,
            mt: 1,
            p: 2,
          }}
        >
          <Typography variant="body2">
            The draft is how deep the hull lies. In this harbor it may be two
            meters at low tide. Press anywhere to close.
          </Typography>
        </Paper>
      )}
    </div>
  );
}
