import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function PriceRange() {
  const [prices, setPrices] = React.useState([40, 120]);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography level="title-sm">Price of the room</Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        min={20}
        max={200}
        step={5}
        value={prices}
        onChange={(_event, value) => setPrices(value as number[])}
      />
      <Typography level="body-sm">
        {prices[0]} to {prices[1]} euros
      </Typography>
    </Box>
  );
}
