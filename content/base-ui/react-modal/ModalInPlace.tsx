import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { Backdrop } from './Backdrop';
import './modal.css';

export default function ModalInPlace() {
  const [open, setOpen] = React.useState(false);
  const area = React.useRef<HTMLDivElement>(null);

  return (
    <div ref={area} className="ModalArea">
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Cover this frame
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => area.current}
        disableScrollLock
        disableEnforceFocus
        className="DemoModal"
        slots={{ backdrop: Backdrop }}
      >
        <div role="dialog" aria-label="In the frame" className="ModalPanel">
          <button type="button" onClick={() => setOpen(false)}>
            Uncover
          </button>
        </div>
      </Modal>
    </div>
  );
}
