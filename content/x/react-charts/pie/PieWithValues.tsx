import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const votes = [
  { id: 'park', value: 54, label: 'Park' },
  { id: 'pool', value: 31, label: 'Pool' },
  { id: 'stage', value: 12, label: 'Stage' },
  { id: 'kiosk', value: 3, label: 'Kiosk' },
];

export default function PieWithValues() {
  return (
    <div dir="ltr">
      <PieChart
        width={340}
        height={220}
        skipAnimation
        colors={['#1b5e20', '#0d47a1', '#880e4f', '#4e342e']}
        series={[
          {
            data: votes,
            arcLabel: ({ value }) => `${value}%`,
            arcLabelMinAngle: 30,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white' } }}
      />
    </div>
  );
}
