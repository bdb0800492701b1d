import * as React from 'react';
import { Popper, type PopperProps } from '@mui/base/Popper';
import './popper.css';

export default function PopperStage(props: PopperProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className="PopperButton"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide' : 'Show'}
      </button>
      <Popper {...props} open={open} anchorEl={anchor} className="DemoPopper">
        <div className="PopperCard">Low tide at 13:20</div>
      </Popper>
    </>
  );
}
