import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';

export default function SnackbarStage(props: Partial<SnackbarProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save
      </Button>
      <Snackbar {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
