import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import DoneIcon from '@mui/icons-material/Done';

const times = ['9:00', '11:30', '14:00', '16:30'];

export default function ChosenTime() {
  const [time, setTime] = React.useState('11:30');

  return (
    <RadioGroup
      name="tour"
      aria-label="Time of the tour"
      orientation="horizontal"
      value={time}
      onChange={(event) => setTime(event.target.value)}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {times.map((name) => {
        const checked = name === time;
        return (
          <Chip
            key={name}
            size="lg"
            variant="plain"
            color={checked ? 'primary' : 'neutral'}
            startDecorator={checked && <DoneIcon />}
          >
            <Radio
              overlay
              disableIcon
              variant={checked ? 'soft' : 'outlined'}
              color={checked ? 'primary' : 'neutral'}
              label={name}
              value={name}
            />
          </Chip>
        );
      })}
    </RadioGroup>
  );
}
