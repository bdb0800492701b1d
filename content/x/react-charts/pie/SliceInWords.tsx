import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const rooms = [
  { id: 'single', value: 12, label: 'Single' },
  { id: 'double', value: 20, label: 'Double' },
  { id: 'suite', value: 4, label: 'Suite' },
];

export default function SliceInWords() {
  const [words, setWords] = React.useState('Click a slice.');

  return (
    <Stack dir="ltr" sx={{ alignItems: 'center' }}>
      <PieChart
        width={340}
        height={200}
        skipAnimation
        series={[
          {
            data: rooms,
            highlightScope: { highlighted: 'item', faded: 'global' },
            faded: { additionalRadius: -8, color: 'gray' },
          },
        ]}
        onClick={(_event, { dataIndex }) => {
          const room = rooms[dataIndex];
          if (room) setWords(`${room.value} rooms: ${room.label}`);
        }}
      />
      <Typography role="status">{words}</Typography>
    </Stack>
  );
}
