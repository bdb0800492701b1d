import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogStage(props: Partial<DialogProps>) {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  function close() {
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog {...props} open={open} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id}>Leave without saving?</DialogTitle>
        <DialogContent>Two answers have changed since the last save.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Stay</Button>
          <Button onClick={close} color="error">
            Leave
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
