import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const points: Record<string, PopoverOrigin> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top right': { vertical: 'top', horizontal: 'right' },
  center: { vertical: 'center', horizontal: 'center' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
};

const fields = [
  { prop: 'anchorOrigin', label: 'Point of the button' },
  { prop: 'transformOrigin', label: 'Point of the popover' },
] as const;

export default function AnchorPlayground() {
  const [chosen, setChosen] = React.useState({
    anchorOrigin: 'bottom right',
    transformOrigin: 'top left',
  });
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: 260 }}>
      {fields.map(({ prop, label }) => (
        <TextField
          key={prop}
          select
          fullWidth
          size="small"
          label={label}
          value={chosen[prop]}
          onChange={(event) =>
            setChosen({ ...chosen, [prop]: event.target.value })
          }
        >
          {Object.keys(points).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button
        variant="contained"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Show it
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={points[chosen.anchorOrigin]}
        transformOrigin={points[chosen.transformOrigin]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Place' } }}
      >
        <Typography sx={{ p: 2 }}>The two points meet.</Typography>
      </Popover>
    </Stack>
  );
}
