import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const workshops = ['Bookbinding', 'Linocut', 'Letterpress', 'Marbling'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState([
    'Linocut',
    'Letterpress',
    'Marbling',
  ]);
  const id = React.useId();
  const tooMany = chosen.length > 2;

  function choose(name: string, checked: boolean) {
    setChosen(
      checked ? [...chosen, name] : chosen.filter((other) => other !== name),
    );
  }

  return (
    <FormControl component="fieldset" error={tooMany} aria-describedby={id}>
      <FormLabel component="legend">Workshops</FormLabel>
      <FormGroup>
        {workshops.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                name="workshops"
                value={name}
                checked={chosen.includes(name)}
                onChange={(_event, checked) => choose(name, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} role="status">
        {tooMany
          ? `Choose two at most: take away ${chosen.length - 2}`
          : 'Choose up to two'}
      </FormHelperText>
    </FormControl>
  );
}
