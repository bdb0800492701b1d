import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function CardInItsColumn() {
  const [width, setWidth] = React.useState(45);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the column"
        value={width}
        min={30}
        onChange={(_event, next) => setWidth(Number(next))}
      />
      <Box sx={{ containerType: 'inline-size' }} style={{ inlineSize: `${width}%` }}>
        <Card sx={{ '@container (min-width: 340px)': { flexDirection: 'row', alignItems: 'center', gap: 3 } }}>
          <Box sx={{ width: 64, height: 64, flexShrink: 0, borderRadius: 'sm', bgcolor: 'primary.solidBg' }} />
          <div>
            <Typography level="title-md">Tide table</Typography>
            <Typography level="body-sm">Beside the picture where there is room.</Typography>
          </div>
        </Card>
      </Box>
    </Box>
  );
}
