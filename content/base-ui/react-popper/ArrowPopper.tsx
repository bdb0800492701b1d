import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './popper.css';

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
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
        With an arrow
      </button>
      <Popper
        open={open}
        anchorEl={anchor}
        placement="top-start"
        className="DemoPopper"
        modifiers={[{ name: 'arrow', options: { element: arrow, padding: 16 } }]}
      >
        <div className="PopperCard">The arrow follows the button.</div>
        <span ref={setArrow} className="PopperArrow" />
      </Popper>
    </>
  );
}
