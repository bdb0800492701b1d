import * as React from 'react';
import { Modal, type ModalProps } from '@mui/base/Modal';
import { Backdrop } from './Backdrop';
import './modal.css';

export default function ModalStage(props: ModalProps) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        className="DemoModal"
        slots={{ backdrop: Backdrop }}
      >
        <div role="dialog" aria-label="Example" className="ModalPanel">
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </>
  );
}
