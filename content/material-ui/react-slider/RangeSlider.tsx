import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RangeSlider() {
  const [price, setPrice] = React.useState([60, 180]);

  return (
    <Stack sx={{ width: 280 }}>
      <Typography variant="body2">
        €{price[0]} to €{price[1]} a night
      </Typography>
      <Slider
        getAriaLabel={(index) => `${index === 0 ? 'Lowest' : 'Highest'} price`}
        getAriaValueText={(value) => `${value} euros`}
        value={price}
        min={20}
        max={300}
        step={10}
        onChange={(_event, value) => setPrice(value as number[])}
      />
    </Stack>
  );
}
