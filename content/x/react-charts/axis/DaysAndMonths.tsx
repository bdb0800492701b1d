import { LineChart } from '@mui/x-charts/LineChart';

const month = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  timeZone: 'UTC',
});
const firsts = Array.from(
  { length: 6 },
  (_, index) => new Date(Date.UTC(2024, index, 1)),
);

export default function DaysAndMonths() {
  return (
    <div dir="ltr">
      <LineChart
        width={340}
        height={240}
        xAxis={[
          {
            data: firsts,
            scaleType: 'utc',
            tickInterval: firsts,
            valueFormatter: (day: Date) => month.format(day),
          },
        ]}
        yAxis={[{ min: 0 }]}
        series={[{ data: [31, 34, 42, 55, 71, 84], label: 'Members' }]}
      />
    </div>
  );
}
