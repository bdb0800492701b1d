import * as React from 'react';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 400, minHeight: 80 }}>
      <Typography>
        The room has a bath and a desk.{' '}
        <Link
          component="button"
          underline="always"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Less' : 'More about the room'}
        </Link>
      </Typography>
      {open && <Typography>It looks to the yard, so it is quiet at night.</Typography>}
    </Box>
  );
}
