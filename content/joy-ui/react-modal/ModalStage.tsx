import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

export default function ModalStage(props: Partial<ModalProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the modal
      </Button>
      <Modal {...props} open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-label="Opening hours">
          <ModalClose />
          <Typography>Tuesday to Sunday, ten to six.</Typography>
        </ModalDialog>
      </Modal>
    </>
  );
}
