import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const places = ['Kitchen', 'Hall', 'Garden'];

export default function PressedChips() {
  const [place, setPlace] = React.useState('');

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {places.map((name) => (
          <Chip key={name} size="lg" color="primary" onClick={() => setPlace(name)}>
            {name}
          </Chip>
        ))}
        <Chip
          size="lg"
          variant="outlined"
          slotProps={{ action: { component: 'a', href: 'https://example.com/places' } }}
        >
          All places
        </Chip>
      </Box>
      <Typography level="body-sm" role="status">
        {place === '' ? 'Press a place to see its temperature.' : `${place}: 21 °C`}
      </Typography>
    </Box>
  );
}
