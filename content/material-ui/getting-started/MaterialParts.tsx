import * as React from 'react';
import Badge from '@mui/material/Badge';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import AddIcon from '@mui/icons-material/Add';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import { Exhibited, ShowCase } from '../../Exhibited';

const allSeats = 8;

/** A table in a restaurant: each part knows of the others. */
export default function MaterialParts() {
  const [seats, setSeats] = React.useState(3);
  const [place, setPlace] = React.useState('inside');
  const [isHeld, setHeld] = React.useState(true);
  const [name, setName] = React.useState('Ada');

  return (
    <ShowCase>
      <Exhibited name="Fab">
        <Fab color="primary" size="medium" aria-label="Add a seat" onClick={() => setSeats((seats % allSeats) + 1)}>
          <AddIcon />
        </Fab>
      </Exhibited>
      <Exhibited name="Badge">
        <Badge badgeContent={seats} color="secondary">
          <EventSeatIcon color="action" fontSize="large" titleAccess="Seats" />
        </Badge>
      </Exhibited>
      <Exhibited name="LinearProgress">
        <LinearProgress variant="determinate" value={(seats / allSeats) * 100} aria-label="Seats taken" sx={{ width: 1, maxWidth: 160 }} />
      </Exhibited>
      <Exhibited name="ToggleButton">
        <ToggleButtonGroup exclusive size="small" value={place} onChange={(_, next: string | null) => setPlace(next ?? place)} aria-label="Place" sx={{ '& .MuiToggleButton-root': { px: '6px' } }}>
          <ToggleButton value="inside">Inside</ToggleButton>
          <ToggleButton value="garden">Garden</ToggleButton>
        </ToggleButtonGroup>
      </Exhibited>
      <Exhibited name="Checkbox">
        <FormControlLabel sx={{ m: 0 }} control={<Checkbox checked={isHeld} onChange={(_, next) => setHeld(next)} />} label="Hold it" />
      </Exhibited>
      <Exhibited name="TextField">
        <TextField label="Name" size="small" value={name} disabled={!isHeld} onChange={(event) => setName(event.target.value)} sx={{ maxWidth: 160 }} />
      </Exhibited>
    </ShowCase>
  );
}
