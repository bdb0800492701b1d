import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

type Layout = ModalDialogProps['layout'];

export default function ModalLayouts() {
  const [layout, setLayout] = React.useState<Layout>();

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="soft" onClick={() => setLayout('center')}>
        In the center
      </Button>
      <Button variant="soft" onClick={() => setLayout('fullscreen')}>
        Full screen
      </Button>
      <Modal open={layout !== undefined} onClose={() => setLayout(undefined)}>
        <ModalDialog layout={layout}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Notes for the guide</DialogTitle>
          <DialogContent>
            The layout changes, the content and the keyboard stay.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
