import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const seasons: BarChartProps['xAxis'] = [
  { scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] },
];
const legend = {
  labelStyle: { fontSize: 13 },
  itemMarkWidth: 13,
  itemMarkHeight: 13,
};

export default function BarChartStage(props: Partial<BarChartProps>) {
  const axes = props.layout === 'horizontal' ? { yAxis: seasons } : { xAxis: seasons };

  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <BarChart
        {...props}
        {...axes}
        width={360}
        margin={{ top: 44, right: 28, bottom: 28, left: 56 }}
        series={[{ data: [12, 26, 18], label: 'Visitors in thousands' }]}
        slotProps={{ legend }}
      />
    </Box>
  );
}
