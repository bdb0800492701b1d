import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import ToggleButton from '@mui/material/ToggleButton';
import PushPinIcon from '@mui/icons-material/PushPin';

export default function PinToggle() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <Tooltip title="Pin this note">
      <ToggleButton
        value="pinned"
        color="primary"
        size="small"
        selected={pinned}
        onChange={() => setPinned(!pinned)}
      >
        <PushPinIcon sx={{ transform: pinned ? 'none' : 'rotate(45deg)' }} />
      </ToggleButton>
    </Tooltip>
  );
}
