import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import './popper.css';

const places: PopperPlacementType[] = ['top', 'top-end', 'right', 'bottom', 'bottom-start', 'left'];

export default function PopperPlaces() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('top');

  return (
    <div className="PopperRow">
      <label>
        Place
        <select
          value={placement}
          onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        >
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
      </label>
      <button
        ref={setAnchor}
        type="button"
        className="PopperButton"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Show the card
      </button>
      <Popper open={open} anchorEl={anchor} placement={placement} className="DemoPopper">
        <div className="PopperCard">{placement}</div>
      </Popper>
    </div>
  );
}
