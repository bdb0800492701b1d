import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function ConfirmDialog() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  function close() {
    setOpen(false);
  }

  return (
    <React.Fragment>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete the album
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>Delete “Lisbon 2023”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>
            Its 214 photos go with it. You can restore them for 30 days.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={close} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
