import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import CloseIcon from '@mui/icons-material/Close';
import WarningIcon from '@mui/icons-material/Warning';

export default function ClosableAlert() {
  const [open, setOpen] = React.useState(true);
  const again = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    again.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 480, maxWidth: '100%' }}>
      {open && (
        <Alert
          color="warning"
          startDecorator={<WarningIcon />}
          endDecorator={
            <>
              <Button size="sm" variant="soft" color="warning" onClick={close}>
                Renew
              </Button>
              <IconButton
                variant="plain"
                color="warning"
                aria-label="Close the notice about your passport"
                onClick={close}
                sx={{ ml: 0.5 }}
              >
                <CloseIcon />
              </IconButton>
            </>
          }
          sx={{ alignItems: 'flex-start' }}
        >
          <div>
            <Typography level="title-sm" color="warning">
              Your passport expires in May
            </Typography>
            <Typography level="body-sm" color="warning">
              For this trip it must be valid until August.
            </Typography>
          </div>
        </Alert>
      )}
      <Button
        ref={again}
        variant="plain"
        color="neutral"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        Show the notice
      </Button>
    </Box>
  );
}
