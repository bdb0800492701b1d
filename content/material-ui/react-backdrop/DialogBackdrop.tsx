import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogBackdrop() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        slotProps={{
          backdrop: {
            sx: {
              bgcolor: 'rgba(0, 60, 90, 0.55)',
              backdropFilter: 'blur(3px)',
            },
          },
        }}
      >
        <DialogTitle id={id}>Cast off now?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not yet</Button>
          <Button onClick={() => setOpen(false)}>Cast off</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
