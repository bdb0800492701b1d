import * as React from 'react';
import Backdrop, { type BackdropProps } from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function BackdropStage(props: Partial<BackdropProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', p: 4 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Dim this panel
      </Button>
      <Backdrop
        {...props}
        open={open}
        onClick={() => setOpen(false)}
        sx={{ position: 'absolute', borderRadius: 1 }}
      />
    </Box>
  );
}
