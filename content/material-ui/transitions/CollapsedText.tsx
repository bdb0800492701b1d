import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapsedText() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Collapse in={open} collapsedSize={48} id={id} timeout="auto">
        <Typography>
          The lighthouse was built in 1871 and rebuilt after the storm of 1908.
          Until 1984 a family lived in it. The lamp is now switched on from the
          harbor office, and the rooms are a small museum.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Less' : 'More'}
      </Button>
    </Box>
  );
}
