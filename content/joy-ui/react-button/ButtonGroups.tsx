import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ButtonGroups() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <ButtonGroup variant="soft" color="primary" aria-label="Zoom">
        <Button disabled={zoom === 50} onClick={() => setZoom(zoom - 25)}>
          Smaller
        </Button>
        <Button onClick={() => setZoom(100)}>Reset</Button>
        <Button disabled={zoom === 200} onClick={() => setZoom(zoom + 25)}>
          Larger
        </Button>
      </ButtonGroup>
      <Typography role="status">{zoom} %</Typography>
    </Box>
  );
}
