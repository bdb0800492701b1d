import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FullScreenOnPhones() {
  const [open, setOpen] = React.useState(false);
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const id = React.useId();

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a seat
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={fullScreen}
        aria-labelledby={id}
      >
        <DialogTitle id={id}>Choose a seat</DialogTitle>
        <DialogContent>
          {fullScreen
            ? 'The plan of the deck fills your screen.'
            : 'The plan of the deck fits in a window.'}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
