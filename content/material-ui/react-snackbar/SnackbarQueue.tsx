import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(1);
  const current = queue[0];

  function say(text: string) {
    setQueue((waiting) => [...waiting, { id: nextId.current++, text }]);
    setOpen(true);
  }

  function close(_event: unknown, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') setOpen(false);
  }

  function showNext() {
    setQueue((waiting) => waiting.slice(1));
    setOpen(queue.length > 1);
  }

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => say('Anna came aboard.')}>Anna</Button>
      <Button onClick={() => say('Bram came aboard.')}>Bram</Button>
      <Button onClick={() => say('Chidi came aboard.')}>Chidi</Button>
      <Snackbar
        key={current?.id}
        open={open && current !== undefined}
        message={current?.text}
        autoHideDuration={2500}
        onClose={close}
        TransitionProps={{ onExited: showNext }}
      />
    </Stack>
  );
}
