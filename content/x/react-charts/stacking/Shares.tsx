import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const percent = (value: number) => `${Math.round(value * 100)}%`;

export default function Shares() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <BarChart
        width={400}
        height={260}
        layout="horizontal"
        margin={{ left: 70 }}
        yAxis={[{ scaleType: 'band', data: ['Bergen', 'Oslo', 'Voss'] }]}
        xAxis={[{ min: 0, max: 1, valueFormatter: percent }]}
        series={[
          { label: 'Rain', data: [231, 113, 176], stack: 'days', stackOffset: 'expand', color: '#0b5cad' },
          { label: 'Dry', data: [134, 252, 189], stack: 'days', color: '#e0a52d' },
        ]}
      />
    </Box>
  );
}
