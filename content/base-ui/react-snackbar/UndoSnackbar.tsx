import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './snackbar.css';

export default function UndoSnackbar() {
  const [notes, setNotes] = React.useState(3);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="SnackbarRow">
      <span>{notes} notes</span>
      <button
        type="button"
        className="SnackbarButton"
        disabled={notes === 0}
        onClick={() => {
          setNotes(notes - 1);
          setOpen(true);
        }}
      >
        Delete one
      </button>
      <Snackbar
        open={open}
        autoHideDuration={10000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        className="DemoSnackbar"
      >
        <span role="status">The note is deleted.</span>
        <button
          type="button"
          onClick={() => {
            setNotes(notes + 1);
            setOpen(false);
          }}
        >
          Undo
        </button>
      </Snackbar>
    </div>
  );
}
