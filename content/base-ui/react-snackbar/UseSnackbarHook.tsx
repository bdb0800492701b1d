import * as React from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import './snackbar.css';

function Message({ onClose }: { onClose: () => void }) {
  const { getRootProps } = useSnackbar({
    open: true,
    autoHideDuration: 6000,
    onClose,
  });

  return (
    <div {...getRootProps()} className="InPlaceSnackbar">
      The link is copied.
    </div>
  );
}

export default function UseSnackbarHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="SnackbarPlace">
      <button type="button" className="SnackbarButton" onClick={() => setOpen(true)}>
        Copy the link
      </button>
      <div role="status">{open && <Message onClose={() => setOpen(false)} />}</div>
    </div>
  );
}
