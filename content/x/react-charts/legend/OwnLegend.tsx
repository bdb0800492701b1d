import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const series = [
  { id: 'in', label: 'Arrivals', color: '#00796b', data: [4, 9, 14, 8] },
  { id: 'out', label: 'Departures', color: '#c2185b', data: [6, 7, 10, 13] },
];

export default function OwnLegend() {
  return (
    <Box dir="ltr">
      <Stack component="ul" direction="row" spacing={3} sx={{ m: 0, p: 0 }}>
        {series.map(({ id, label, color }) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ width: 24, height: 4, bgcolor: color }} />
            {label}
          </Stack>
        ))}
      </Stack>
      <LineChart
        width={340}
        height={220}
        margin={{ top: 20 }}
        xAxis={[
          { scaleType: 'point', data: ['6:00', '8:00', '10:00', '12:00'] },
        ]}
        series={series}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
