import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { Backdrop } from './Backdrop';
import './kept-modal.css';
import './modal.css';

function Counter() {
  const [count, setCount] = React.useState(0);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

export default function KeptModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Open the counter
      </button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        className="DemoModal KeptModal"
        slots={{ backdrop: Backdrop }}
      >
        <div role="dialog" aria-modal="true" aria-label="Counter" className="ModalPanel">
          <Counter />
        </div>
      </Modal>
    </>
  );
}
