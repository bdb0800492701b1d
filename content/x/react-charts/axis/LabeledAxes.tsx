import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25, 30];

export default function LabeledAxes() {
  return (
    <div dir="ltr">
      <LineChart
        width={340}
        height={240}
        margin={{ left: 60, top: 20 }}
        xAxis={[{ data: kilometers, label: 'Distance (km)' }]}
        yAxis={[
          {
            min: 0,
            max: 1200,
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
