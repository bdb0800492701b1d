import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  Blueberry: blueberryTwilightPalette,
  Mango: mangoFusionPalette,
  Fiesta: cheerfulFiestaPalette,
};

export default function ThreePalettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('Blueberry');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Palette"
        value={name}
        onChange={(_event, next) => next && setName(next)}
      >
        {Object.keys(palettes).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
        <BarChart
          width={360}
          height={200}
          margin={{ top: 20 }}
          colors={palettes[name]}
          xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer'] }]}
          series={[{ data: [4, 6] }, { data: [3, 5] }, { data: [5, 2] }, { data: [2, 4] }]}
        />
      </Box>
    </div>
  );
}
