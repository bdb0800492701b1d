import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25, 30];

export default function LabeledAxes() {
  return (
    <div dir="ltr">
      <LineChart
        width={460}
        height={260}
        margin={{ left: 70 }}
        xAxis={[{ data: kilometers, label: 'Distance (km)' }]}
        yAxis={[
          {
            min: 0,
            max: 1200,
            label: 'Height',
            labelStyle: { transform: 'translateX(-18px)' },
            valueFormatter: (height) => `${height} m`,
          },
        ]}
        series={[
          { data: [410, 520, 780, 1090, 960, 640, 430], showMark: false },
        ]}
      />
    </div>
  );
}
