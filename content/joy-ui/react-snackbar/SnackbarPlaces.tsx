import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const places = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function SnackbarPlaces() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState<(typeof places)[number]>(places[0]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {places.map((next) => (
        <Button
          key={next.vertical + next.horizontal}
          variant="soft"
          onClick={() => {
            setPlace(next);
            setOpen(true);
          }}
        >
          {next.vertical}, {next.horizontal}
        </Button>
      ))}
      <Snackbar
        key={place.vertical + place.horizontal}
        open={open}
        autoHideDuration={4000}
        anchorOrigin={place}
        onClose={() => setOpen(false)}
      >
        <span role="status">Low water at noon.</span>
      </Snackbar>
    </Box>
  );
}
