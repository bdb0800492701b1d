import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './snackbar.css';

export default function SnackbarReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('not closed yet');

  return (
    <div className="SnackbarRow">
      <button type="button" className="SnackbarButton" onClick={() => setOpen(true)}>
        Open
      </button>
      <span>Reason: {reason}</span>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, why) => {
          setOpen(false);
          setReason(why);
        }}
        className="DemoSnackbar"
      >
        <span role="status">Press elsewhere, press Esc, or wait.</span>
      </Snackbar>
    </div>
  );
}
