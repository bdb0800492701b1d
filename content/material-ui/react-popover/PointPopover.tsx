import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import mountains from '../react-image-list/mountains.svg';

export default function PointPopover() {
  const [point, setPoint] = React.useState<{ top: number; left: number }>();

  function mark(event: React.MouseEvent<HTMLElement>) {
    const { left, top, width, height } =
      event.currentTarget.getBoundingClientRect();
    const byKeyboard = event.detail === 0;
    setPoint({
      left: byKeyboard ? left + width / 2 : event.clientX,
      top: byKeyboard ? top + height / 2 : event.clientY,
    });
  }

  return (
    <div>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={mark}
        sx={{ p: 0, border: 0, cursor: 'crosshair', display: 'block' }}
      >
        <Box
          component="img"
          src={mountains}
          alt="Ask about a place in the mountains"
          sx={{ display: 'block', width: 320, maxWidth: '100%' }}
        />
      </Box>
      <Popover
        open={point !== undefined}
        onClose={() => setPoint(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Place' } }}
      >
        <Typography sx={{ p: 2 }}>
          No hut here. The next one is east.
        </Typography>
      </Popover>
    </div>
  );
}
