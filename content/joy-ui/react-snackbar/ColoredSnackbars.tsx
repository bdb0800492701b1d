import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const messages = [
  { color: 'success', variant: 'soft', text: 'All 214 photos are uploaded.' },
  { color: 'danger', variant: 'solid', text: 'Three photos are too large.' },
] as const;

export default function ColoredSnackbars() {
  const [shown, setShown] = React.useState<number | null>(null);

  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {messages.map(({ color, variant, text }, index) => (
        <React.Fragment key={color}>
          <Button variant="outlined" color={color} onClick={() => setShown(index)}>
            {color}
          </Button>
          <Snackbar
            open={shown === index}
            color={color}
            variant={variant}
            invertedColors
            autoHideDuration={6000}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') setShown(null);
            }}
            endDecorator={
              <Button size="sm" variant="outlined" onClick={() => setShown(null)}>
                Close
              </Button>
            }
          >
            <span role={color === 'danger' ? 'alert' : 'status'}>{text}</span>
          </Snackbar>
        </React.Fragment>
      ))}
    </Box>
  );
}
