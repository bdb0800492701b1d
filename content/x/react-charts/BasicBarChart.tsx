import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBarChart() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <BarChart
        width={400}
        height={280}
        skipAnimation
        xAxis={[
          { scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] },
        ]}
        series={[
          { data: [12, 26, 18, 7], label: 'Bicycles', stack: 'rides' },
          { data: [8, 15, 11, 4], label: 'Scooters', stack: 'rides' },
        ]}
      />
    </Box>
  );
}
