import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarQueue() {
  const [waiting, setWaiting] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const sent = React.useRef(0);

  function send() {
    sent.current += 1;
    setWaiting([...waiting, `Letter ${sent.current} is sent.`]);
    if (waiting.length === 0) setOpen(true);
  }

  function showNext() {
    setWaiting((before) => before.slice(1));
    setOpen(waiting.length > 1);
  }

  return (
    <>
      <Button onClick={send}>Send a letter</Button>
      <Snackbar
        open={open}
        autoHideDuration={2500}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        onUnmount={showNext}
      >
        <span role="status">{waiting[0]}</span>
      </Snackbar>
    </>
  );
}
