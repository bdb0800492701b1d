import * as React from 'react';
import { Snackbar, type SnackbarProps } from '@mui/base/Snackbar';
import './snackbar.css';

export default function SnackbarStage(props: SnackbarProps) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="SnackbarButton" onClick={() => setOpen(true)}>
        Show it
      </button>
      <Snackbar
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        className="DemoSnackbar"
      >
        <span role="status">Saved.</span>
      </Snackbar>
    </>
  );
}
