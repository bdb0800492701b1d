import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const centered = { display: 'grid', placeItems: 'center', p: 2 };
const sheet = { p: 3, maxWidth: 340, outline: 0 };

export default function NestedModals() {
  const [shown, setShown] = React.useState(0);

  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(1)}>
        Edit the route
      </Button>
      <Modal open={shown > 0} onClose={() => setShown(0)} sx={centered}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Route"
          sx={{ ...sheet, minHeight: 180 }}
        >
          <Typography component="h2" variant="h6">
            Route
          </Typography>
          <Typography sx={{ my: 1 }}>Porto to Braga, 55 km.</Typography>
          <Button color="error" onClick={() => setShown(2)}>
            Delete
          </Button>
          <Button onClick={() => setShown(0)}>Close</Button>
          <Modal open={shown > 1} onClose={() => setShown(1)} sx={centered}>
            <Paper
              role="alertdialog"
              aria-modal="true"
              aria-label="Delete the route?"
              sx={sheet}
            >
              <Typography sx={{ mb: 1 }}>Delete the route for good?</Typography>
              <Button color="error" onClick={() => setShown(0)}>
                Delete the route
              </Button>
              <Button onClick={() => setShown(1)}>Keep it</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
