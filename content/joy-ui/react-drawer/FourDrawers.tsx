import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function FourDrawers() {
  const [open, setOpen] = React.useState<string | null>(null);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {sides.map((side) => (
        <React.Fragment key={side}>
          <Button variant="soft" onClick={() => setOpen(side)}>
            {side}
          </Button>
          <Drawer anchor={side} size="sm" open={open === side} onClose={() => setOpen(null)}>
            <ModalClose aria-label="Close" />
            <DialogTitle>From the {side}</DialogTitle>
            <DialogContent sx={{ px: 1.5 }}>High water at 6:40 a.m. and 7:05 p.m.</DialogContent>
          </Drawer>
        </React.Fragment>
      ))}
    </Box>
  );
}
