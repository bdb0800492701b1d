import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WaitingBackdrop() {
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setOpen(false), 3000);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Pay €59
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        sx={{ color: 'common.white', zIndex: (theme) => theme.zIndex.modal }}
      >
        <Stack spacing={2} alignItems="center" role="status">
          <CircularProgress color="inherit" aria-hidden />
          <Typography>{open && 'Waiting for your bank…'}</Typography>
        </Stack>
      </Backdrop>
    </div>
  );
}
