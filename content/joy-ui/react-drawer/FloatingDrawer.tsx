import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function FloatingDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Details of the boat
      </Button>
      <Drawer
        anchor="right"
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            sx: {
              bgcolor: 'transparent',
              p: 2,
              boxShadow: 'none',
              '& > div': {
                position: 'relative',
                height: '100%',
                overflow: 'auto',
                borderRadius: 'lg',
                bgcolor: 'background.surface',
                boxShadow: 'lg',
              },
            },
          },
        }}
      >
        <div>
          <ModalClose aria-label="Close the details" />
          <DialogTitle sx={{ p: 2 }}>Mathilde II</DialogTitle>
          <DialogContent sx={{ px: 2 }}>Built in 1962, 14 meters, six bunks, one stove.</DialogContent>
        </div>
      </Drawer>
    </>
  );
}
