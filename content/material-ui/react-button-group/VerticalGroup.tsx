import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import RemoveIcon from '@mui/icons-material/Remove';

export default function VerticalGroup() {
  const [zoom, setZoom] = React.useState(12);

  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
      <ButtonGroup orientation="vertical" aria-label="Map">
        <Tooltip title="Zoom in" placement="right">
          <Button onClick={() => setZoom(zoom + 1)}>
            <AddIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Zoom out" placement="right">
          <Button onClick={() => setZoom(zoom - 1)}>
            <RemoveIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Back to the start" placement="right">
          <Button onClick={() => setZoom(12)}>
            <CenterFocusStrongIcon />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <Typography role="status" sx={{ width: 80 }}>
        Zoom {zoom}
      </Typography>
    </Box>
  );
}
