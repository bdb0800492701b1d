import * as React from 'react';
import Button from '@mui/material/Button';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function OfflineSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lose the connection
      </Button>
      <Snackbar
        open={open}
        TransitionComponent={SlideUp}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message="You are offline. Your changes wait on this device."
        action={
          <>
            <Button
              color="inherit"
              size="small"
              onClick={() => setOpen(false)}
            >
              Try again
            </Button>
            <IconButton
              size="small"
              color="inherit"
              aria-label="Close"
              onClick={() => setOpen(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </div>
  );
}
