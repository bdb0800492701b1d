import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import mountains from '../react-image-list/mountains.svg';

export default function CursorPopper() {
  const [point, setPoint] = React.useState<{ x: number; y: number }>();
  const [height, setHeight] = React.useState(0);

  function follow(event: React.PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setPoint({ x: event.clientX, y: event.clientY });
    setHeight(
      Math.round(2400 - ((event.clientY - box.top) / box.height) * 1800),
    );
  }

  return (
    <div>
      <Box
        component="img"
        src={mountains}
        alt="Two peaks, the right one is 2,100 meters high"
        onPointerMove={follow}
        onPointerLeave={() => setPoint(undefined)}
        sx={{ display: 'block', width: 360, maxWidth: '100%' }}
      />
      <Popper
        open={point !== undefined}
        placement="top"
        aria-hidden
        anchorEl={{
          getBoundingClientRect: () => new DOMRect(point?.x, point?.y, 0, 0),
        }}
      >
        <Paper elevation={4} sx={{ mb: 1, px: 1 }}>
          {height} m
        </Paper>
      </Popper>
    </div>
  );
}
