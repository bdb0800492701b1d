import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function DashedForecast() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <LineChart
        width={400}
        height={260}
        xAxis={[{ scaleType: 'point', data: ['May', 'June', 'July', 'August', 'September'] }]}
        series={[
          { id: 'sold', label: 'Sold', data: [12, 18, 24, null, null], showMark: false },
          { id: 'forecast', label: 'Expected', data: [null, null, 24, 29, 22], showMark: false },
        ]}
        sx={{
          '& .MuiLineElement-root': { strokeWidth: 3 },
          '& .MuiLineElement-series-forecast': { strokeDasharray: '4 6' },
          '& .MuiChartsAxis-tick': { display: 'none' },
          '& .MuiChartsAxis-line': { stroke: 'currentColor', opacity: 0.4 },
        }}
      />
    </Box>
  );
}
