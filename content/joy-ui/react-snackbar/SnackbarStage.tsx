import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';

export default function SnackbarStage(props: Partial<SnackbarProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive the letter
      </Button>
      <Snackbar {...props} open={open} onClose={() => setOpen(false)}>
        <span role="status">The letter is archived.</span>
      </Snackbar>
    </>
  );
}
