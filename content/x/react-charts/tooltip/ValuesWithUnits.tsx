import { LineChart } from '@mui/x-charts/LineChart';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

export default function ValuesWithUnits() {
  return (
    <div dir="ltr">
      <LineChart
        width={340}
        height={240}
        xAxis={[
          {
            data: [1, 2, 3, 4, 5],
            valueFormatter: (week) => `Week ${week}`,
            tickMinStep: 1,
          },
        ]}
        series={[
          {
            data: [12.5, null, 14.9, 13.2, 15.75],
            label: 'A liter of oil',
            connectNulls: true,
            valueFormatter: (price: number | null) =>
              price === null ? 'not on sale' : dollars.format(price),
          },
        ]}
      />
    </div>
  );
}
