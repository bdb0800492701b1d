import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const ranges = ['Day', 'Week', 'Month'];

export default function AlignSegments() {
  const [range, setRange] = React.useState('Week');

  return (
    <RadioGroup
      aria-label="Range of the calendar"
      name="range"
      orientation="horizontal"
      value={range}
      onChange={(event) => setRange(event.target.value)}
      sx={{
        p: '4px',
        borderRadius: 'md',
        bgcolor: 'background.level2',
        '--RadioGroup-gap': '4px',
        '--Radio-actionRadius': '6px',
      }}
    >
      {ranges.map((name) => (
        <Radio
          key={name}
          value={name}
          label={name}
          disableIcon
          color="neutral"
          variant={name === range ? 'outlined' : 'plain'}
          sx={{ px: 2, py: 0.75 }}
          slotProps={{
            action: {
              sx: name === range ? { bgcolor: 'background.surface', boxShadow: 'sm' } : {},
            },
          }}
        />
      ))}
    </RadioGroup>
  );
}
