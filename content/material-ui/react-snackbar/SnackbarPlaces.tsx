import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPlaces() {
  const [place, setPlace] = React.useState<SnackbarOrigin>();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {places.map((anchor) => (
        <Button
          key={anchor.vertical + anchor.horizontal}
          onClick={() => {
            setPlace(anchor);
            setOpen(true);
          }}
        >
          {anchor.vertical} {anchor.horizontal}
        </Button>
      ))}
      <Snackbar
        key={place && place.vertical + place.horizontal}
        open={open}
        anchorOrigin={place}
        autoHideDuration={5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={place && `At the ${place.vertical} ${place.horizontal}`}
      />
    </Stack>
  );
}
