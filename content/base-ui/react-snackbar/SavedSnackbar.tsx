import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './snackbar.css';

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="SnackbarButton" onClick={() => setOpen(true)}>
        Save the draft
      </button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        className="DemoSnackbar"
      >
        <span role="status">The draft is saved.</span>
      </Snackbar>
    </>
  );
}
