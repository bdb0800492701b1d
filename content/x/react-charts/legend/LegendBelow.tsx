import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendBelow() {
  return (
    <div dir="ltr">
      <BarChart
        width={340}
        height={240}
        margin={{ top: 20, bottom: 70 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
        series={[
          { data: [40, 52, 61], label: 'Wind' },
          { data: [22, 31, 45], label: 'Sun' },
        ]}
        slotProps={{
          legend: {
            position: { vertical: 'bottom', horizontal: 'middle' },
            padding: 0,
          },
        }}
      />
    </div>
  );
}
