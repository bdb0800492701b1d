import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import './modal.css';

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    open,
    onClose,
    rootRef,
    children: null,
  });
  const { open: backdropOpen, ...backdropProps } = getBackdropProps();

  if (!open) return null;

  return (
    <Portal ref={portalRef as React.Ref<HTMLDivElement>}>
      <div {...getRootProps()} className="DemoModal">
        <div {...backdropProps} className="ModalBackdrop" data-open={backdropOpen} />
        <FocusTrap open isEnabled={isTopModal}>
          <div role="dialog" aria-label="Sheet" tabIndex={-1} className="ModalPanel">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function UseModalHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button type="button" className="ModalButton" onClick={() => setOpen(true)}>
        Open the sheet
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
