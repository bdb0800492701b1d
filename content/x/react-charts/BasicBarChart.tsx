import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBarChart() {
  return (
    <div dir="ltr">
      <BarChart
        width={500}
        height={280}
        skipAnimation
        xAxis={[
          { scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] },
        ]}
        series={[
          { data: [12, 26, 18, 7], label: 'Bicycles', stack: 'rides' },
          { data: [8, 15, 11, 4], label: 'Scooters', stack: 'rides' },
        ]}
      />
    </div>
  );
}
