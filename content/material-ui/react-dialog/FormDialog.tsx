import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Holiday');
  const titleId = React.useId();

  function rename(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    setName(String(entries.get('name')));
    setOpen(false);
  }

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">The playlist is called “{name}”.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        fullWidth
        maxWidth="xs"
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
      >
        <form onSubmit={rename}>
          <DialogTitle id={titleId}>Rename the playlist</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              name="name"
              label="Name"
              defaultValue={name}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Rename</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  );
}
