import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';

const amenities = ['Kitchen', 'Balcony', 'Elevator'];

export default function FilterPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>(['Kitchen']);
  const open = anchor !== null;

  function toggle(name: string) {
    setChosen(
      chosen.includes(name)
        ? chosen.filter((other) => other !== name)
        : [...chosen, name],
    );
  }

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Amenities ({chosen.length})
      </Button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Amenities' } }}
      >
        <Box sx={{ display: 'grid', p: 2 }}>
          {amenities.map((name, index) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  autoFocus={index === 0}
                  checked={chosen.includes(name)}
                  onChange={() => toggle(name)}
                />
              }
            />
          ))}
          <Button onClick={() => setAnchor(null)}>Show 12 apartments</Button>
        </Box>
      </Popover>
    </div>
  );
}
