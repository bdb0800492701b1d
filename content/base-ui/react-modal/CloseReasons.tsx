import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { Backdrop } from './Backdrop';
import './modal.css';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [refused, setRefused] = React.useState(0);

  return (
    <>
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Write a review
      </button>
      <Modal
        open={open}
        className="DemoModal"
        slots={{ backdrop: Backdrop }}
        onClose={(_event, reason) => {
          if (reason === 'backdropClick') setRefused(refused + 1);
          else setOpen(false);
        }}
      >
        <div role="dialog" aria-modal="true" aria-label="Review" className="ModalPanel">
          <p>Presses on the backdrop that were ignored: {refused}</p>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </>
  );
}
