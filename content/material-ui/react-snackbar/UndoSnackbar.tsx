import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function UndoSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [archived, setArchived] = React.useState(false);

  function close(
    _event: React.SyntheticEvent | Event | null,
    reason?: SnackbarCloseReason,
  ) {
    if (reason === 'clickaway') return;
    setOpen(false);
  }

  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={archived}
        onClick={() => {
          setArchived(true);
          setOpen(true);
        }}
      >
        {archived ? 'Letter archived' : 'Archive the letter'}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={close}
        message="The letter is in the archive."
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setArchived(false);
              setOpen(false);
            }}
          >
            Undo
          </Button>
        }
      />
    </div>
  );
}
