import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BusyPanel() {
  const [open, setOpen] = React.useState(false);
  const container = React.useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={container}
      sx={{
        position: 'relative',
        width: 320,
        maxWidth: '100%',
        height: 180,
        p: 2,
        border: 1,
        borderColor: 'divider',
        overflow: 'hidden',
      }}
    >
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lock this panel
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => container.current}
        disableScrollLock
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper
          role="dialog"
          aria-label="Locked panel"
          sx={{ p: 2, outline: 0 }}
        >
          <Typography gutterBottom>Only this panel is covered.</Typography>
          <Button onClick={() => setOpen(false)}>Unlock</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
