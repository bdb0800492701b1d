import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function AwayFromPortal() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <ClickAwayListener onClickAway={() => setAnchor(null)}>
      <div>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          Contact
        </Button>
        <Popper
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          role="region"
          aria-label="Contact"
        >
          <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
            Press here: it stays. Press outside: it closes.
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
