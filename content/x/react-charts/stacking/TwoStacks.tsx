import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacks() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <BarChart
        width={400}
        height={280}
        xAxis={[{ scaleType: 'band', data: ['April', 'May', 'June'] }]}
        series={[
          { label: 'Trains', data: [32, 41, 45], stack: 'this year', color: '#0b5cad' },
          { label: 'Ferries', data: [12, 19, 31], stack: 'this year', color: '#7db8f0' },
          { label: 'Last year', data: [39, 52, 70], stack: 'last year', color: '#8a94a6' },
        ]}
      />
    </Box>
  );
}
