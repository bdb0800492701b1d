import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function BasicLineChart() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' }, '& .MuiAreaElement-root': { fillOpacity: 0.25 } }}>
      <LineChart
        width={400}
        height={280}
        xAxis={[{ data: hours, label: 'Hour of the day' }]}
        series={[
          { data: [2, 14, 21, 34, 30, 28, 41, 19], label: 'Weekday' },
          {
            data: [0, 4, 17, 38, 44, 39, 31, 22],
            label: 'Weekend',
            area: true,
          },
        ]}
      />
    </Box>
  );
}
