import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function AlertSnackbar() {
  const [open, setOpen] = React.useState(false);

  function close(_event?: unknown, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') setOpen(false);
  }

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the log
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={close}>
        <Alert
          severity="success"
          variant="filled"
          onClose={() => close()}
          sx={{ width: '100%' }}
        >
          The harbor office has your log.
        </Alert>
      </Snackbar>
    </div>
  );
}
