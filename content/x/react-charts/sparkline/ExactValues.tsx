import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ExactValues() {
  return (
    <Box dir="ltr" sx={{ width: '100%', maxWidth: 260 }}>
      <SparkLineChart
        data={[12.1, 12.4, 11.8, 12.9, 13.3]}
        height={60}
        showTooltip
        showHighlight
        xAxis={{ scaleType: 'point', data: days }}
        valueFormatter={(price) => `$${price.toFixed(2)}`}
      />
    </Box>
  );
}
