import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';

export default function UndoSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [count, setCount] = React.useState(12);

  function archive() {
    setCount(count - 1);
    setOpen(true);
  }

  function undo() {
    setCount(count + 1);
    setOpen(false);
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" disabled={count === 0} onClick={archive}>
        Archive a letter
      </Button>
      <Typography level="body-sm">{count} letters</Typography>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        startDecorator={<ArchiveIcon />}
        endDecorator={
          <Button size="sm" variant="soft" onClick={undo}>
            Undo
          </Button>
        }
      >
        <span role="status">The letter is archived.</span>
      </Snackbar>
    </Box>
  );
}
