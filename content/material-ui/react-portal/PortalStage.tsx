import * as React from 'react';
import Box from '@mui/material/Box';
import Portal, { type PortalProps } from '@mui/material/Portal';

export default function PortalStage(props: Partial<PortalProps>) {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ p: 1, border: 1, borderColor: 'divider' }}>
        Written here.{' '}
        <Portal {...props} container={target}>
          <b>Shown where you see it.</b>
        </Portal>
      </Box>
      <Box
        ref={setTarget}
        sx={{ p: 1, minHeight: 24, bgcolor: 'action.hover' }}
      />
    </Box>
  );
}
