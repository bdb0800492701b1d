import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './modal.css';

export default function TermsModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Cancel the trip
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        className="DemoModal"
        slots={{ backdrop: Backdrop }}
      >
        <div
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          className="ModalPanel"
        >
          <h2 id={`${id}-title`}>Cancel the trip?</h2>
          <p id={`${id}-text`}>You get half of the price back.</p>
          <button type="button" onClick={() => setOpen(false)}>
            Keep it
          </button>
        </div>
      </Modal>
    </>
  );
}

const Backdrop = React.forwardRef<
  HTMLDivElement,
  React.ComponentProps<'div'> & { open?: boolean; ownerState?: unknown }
>(function Backdrop({ open, ownerState, ...other }, ref) {
  return <div {...other} ref={ref} />;
});
