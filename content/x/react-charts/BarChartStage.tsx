import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

export default function BarChartStage(props: Partial<BarChartProps>) {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <BarChart
        {...props}
        width={360}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[{ data: [12, 26, 18], label: 'Visitors in thousands' }]}
      />
    </Box>
  );
}
