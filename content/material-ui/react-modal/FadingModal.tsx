import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the note
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-labelledby={id}
            sx={{ p: 3, maxWidth: 360, outline: 0 }}
          >
            <Typography id={id} component="h2" variant="h6">
              Back at noon
            </Typography>
            <Typography sx={{ my: 1 }}>
              The key is with the neighbors on the third floor.
            </Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
