import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const events = ['Comments', 'Mentions', 'Deadlines'];

export default function CheckboxTree() {
  const [chosen, setChosen] = React.useState(['Mentions']);
  const all = chosen.length === events.length;
  const some = chosen.length > 0 && !all;

  function toggle(event: string) {
    setChosen(
      chosen.includes(event)
        ? chosen.filter((other) => other !== event)
        : [...chosen, event],
    );
  }

  return (
    <div role="group" aria-label="Email me about">
      <FormControlLabel
        label="Everything"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setChosen(all ? [] : events)}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
          />
        }
      />
      <Box component={FormGroup} sx={{ marginInlineStart: 4 }}>
        {events.map((event) => (
          <FormControlLabel
            key={event}
            label={event}
            control={
              <Checkbox
                checked={chosen.includes(event)}
                onChange={() => toggle(event)}
              />
            }
          />
        ))}
      </Box>
    </div>
  );
}
