import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function EventsThroughPortal() {
  const [presses, setPresses] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box
        onClick={() => setPresses(presses + 1)}
        sx={{ p: 2, border: 1, borderColor: 'divider' }}
      >
        The React parent has heard {presses} presses.
        <Portal container={target}>
          <Button variant="outlined">I am elsewhere</Button>
        </Portal>
      </Box>
      <Box ref={setTarget} sx={{ mt: 2 }} />
    </Box>
  );
}
