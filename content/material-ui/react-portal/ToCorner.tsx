import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function ToCorner() {
  const [shown, setShown] = React.useState(false);
  const target = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Button onClick={() => setShown(!shown)}>
          {shown ? 'Take it back' : 'Send a line down'}
        </Button>
        {shown && (
          <Portal container={() => target.current}>
            <span>Written above, shown below.</span>
          </Portal>
        )}
      </Box>
      <Box
        ref={target}
        role="status"
        sx={{ mt: 2, p: 2, minHeight: 24, bgcolor: 'action.hover' }}
      />
    </Box>
  );
}
