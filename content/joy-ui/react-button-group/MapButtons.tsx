import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function MapButtons() {
  const [zoom, setZoom] = React.useState(12);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <ButtonGroup aria-label="Zoom of the map">
        <IconButton aria-label="Zoom in" disabled={zoom === 18} onClick={() => setZoom(zoom + 1)}>
          <AddIcon />
        </IconButton>
        <IconButton aria-label="Zoom out" disabled={zoom === 1} onClick={() => setZoom(zoom - 1)}>
          <RemoveIcon />
        </IconButton>
        <Button onClick={() => setZoom(12)}>Whole island</Button>
      </ButtonGroup>
      <Typography level="body-sm" role="status">
        Level {zoom}
      </Typography>
    </Box>
  );
}
