import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const shortest = 3;

function format(hour: number): string {
  return `${hour}:00`;
}

export default function OpeningHours() {
  const [hours, setHours] = React.useState([9, 17]);

  function change(_event: Event, value: number | number[], thumb: number) {
    const [opens, closes] = value as [number, number];
    if (closes - opens >= shortest) {
      setHours([opens, closes]);
    } else if (thumb === 0) {
      const start = Math.min(opens, 24 - shortest);
      setHours([start, start + shortest]);
    } else {
      const end = Math.max(closes, shortest);
      setHours([end - shortest, end]);
    }
  }

  return (
    <Box sx={{ width: 280, pt: 5 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={format}
        valueLabelDisplay="on"
        valueLabelFormat={format}
        value={hours}
        min={0}
        max={24}
        marks={[
          { value: 0, label: '0' },
          { value: 12, label: '12' },
          { value: 24, label: '24' },
        ]}
        disableSwap
        onChange={change}
      />
    </Box>
  );
}
