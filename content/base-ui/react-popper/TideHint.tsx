import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './popper.css';

export default function TideHint() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className="PopperButton"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        Next ferry
      </button>
      <Popper id={id} open={open} anchorEl={anchor} placement="top" className="DemoPopper">
        <div className="PopperCard">At 14:20, from pier 4</div>
      </Popper>
    </>
  );
}
