import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements: readonly PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left',
];

export default function PopperPlacements() {
  const [placement, setPlacement] =
    React.useState<PopperPlacementType>('bottom-end');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      sx={{
        width: 280,
        height: 220,
        display: 'grid',
        placeItems: 'center',
        position: 'relative',
      }}
    >
      <TextField
        ref={setAnchor}
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) =>
          setPlacement(event.target.value as PopperPlacementType)
        }
        sx={{ width: 150 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement={placement}
        disablePortal
      >
        <Paper elevation={4} sx={{ m: 1, px: 1.5, py: 1 }}>
          Here
        </Paper>
      </Popper>
    </Box>
  );
}
