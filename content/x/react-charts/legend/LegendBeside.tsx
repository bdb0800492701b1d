import { LineChart } from '@mui/x-charts/LineChart';

export default function LegendBeside() {
  return (
    <div dir="ltr">
      <LineChart
        width={340}
        height={240}
        margin={{ top: 20, right: 140 }}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { data: [3, 5, 4, 7], label: 'Northgate' },
          { data: [6, 6, 8, 9], label: 'Harbor' },
          { data: [2, 1, 3, 2], label: 'Hillside' },
        ]}
        slotProps={{
          legend: {
            direction: 'column',
            position: { vertical: 'middle', horizontal: 'right' },
          },
        }}
      />
    </div>
  );
}
