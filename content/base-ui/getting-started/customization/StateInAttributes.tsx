import { Button, type ButtonOwnerState } from '@mui/base/Button';
import './customization.css';

const slotProps = {
  root: ({ active, disabled }: ButtonOwnerState) => ({
    'data-state': disabled ? 'off' : active ? 'pressed' : 'ready',
  }),
};

export default function StateInAttributes() {
  return (
    <div className="DoorButtons">
      <Button className="DoorButton" slotProps={slotProps}>
        Hold me
      </Button>
      <Button className="DoorButton" slotProps={slotProps} disabled focusableWhenDisabled>
        Locked
      </Button>
    </div>
  );
}
