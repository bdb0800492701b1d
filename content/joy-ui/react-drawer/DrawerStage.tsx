import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerStage(props: Partial<DrawerProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Opening hours</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Tuesday to Sunday, ten to six.</DialogContent>
      </Drawer>
    </>
  );
}
