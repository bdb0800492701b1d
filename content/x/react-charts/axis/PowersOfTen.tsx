import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function PowersOfTen() {
  return (
    <div dir="ltr">
      <LineChart
        width={340}
        height={240}
        xAxis={[{ data: hours, label: 'Hours' }]}
        yAxis={[
          {
            scaleType: 'log',
            min: 10,
            max: 1_000_000,
            valueFormatter: (cells) => compact.format(cells),
            tickNumber: 5,
          },
        ]}
        series={[
          {
            data: [20, 130, 900, 6200, 41_000, 210_000, 600_000],
            label: 'Yeast cells',
          },
        ]}
      />
    </div>
  );
}
