import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const heights = [80, 40, 110, 60, 90, 50, 70, 40, 60];

export default function NumberedMasonry() {
  const [columns, setColumns] = React.useState(3);
  const id = React.useId();

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Typography id={id} variant="body2">
        Columns
      </Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={5}
        marks
        valueLabelDisplay="auto"
        value={columns}
        onChange={(_event, value) => setColumns(value as number)}
      />
      <Masonry columns={columns} spacing={1} sx={{ width: 'auto' }}>
        {heights.map((height, index) => (
          <Box
            key={index}
            sx={{
              height,
              bgcolor: 'action.selected',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            {index + 1}
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
