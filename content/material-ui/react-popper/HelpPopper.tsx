import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function HelpPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const id = React.useId();

  return (
    <Box onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        What is a tide table?
      </Button>
      <Popper
        id={id}
        role="region"
        aria-label="Tide tables"
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
      >
        <Paper elevation={4} sx={{ mt: 1, p: 2, maxWidth: 260 }}>
          <Typography variant="body2">
            It lists when the sea is highest and lowest. You can scroll on, and
            this note stays at its button.
          </Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
