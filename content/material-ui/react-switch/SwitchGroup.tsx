import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchGroup() {
  const [on, setOn] = React.useState({
    porch: true,
    hall: false,
    cellar: false,
  });
  const count = Object.values(on).filter(Boolean).length;

  function change(event: React.ChangeEvent<HTMLInputElement>) {
    setOn({ ...on, [event.target.name]: event.target.checked });
  }

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Lights</FormLabel>
      <FormGroup row>
        <FormControlLabel
          control={<Switch name="porch" checked={on.porch} onChange={change} />}
          label="Porch"
        />
        <FormControlLabel
          control={<Switch name="hall" checked={on.hall} onChange={change} />}
          label="Hall"
        />
        <FormControlLabel
          control={
            <Switch name="cellar" checked={on.cellar} onChange={change} />
          }
          label="Cellar"
        />
      </FormGroup>
      <FormHelperText role="status" sx={{ marginInline: 0 }}>
        {count === 0 ? 'All lights are off' : `${count} of 3 are on`}
      </FormHelperText>
    </FormControl>
  );
}
