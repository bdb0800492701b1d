import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

export default function BarChartStage(props: Partial<BarChartProps>) {
  return (
    <div dir="ltr">
      <BarChart
        {...props}
        width={360}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[{ data: [12, 26, 18], label: 'Visitors in thousands' }]}
      />
    </div>
  );
}
