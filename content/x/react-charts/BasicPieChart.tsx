import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPieChart() {
  return (
    <div dir="ltr">
      <PieChart
        width={420}
        height={220}
        skipAnimation
        series={[
          {
            innerRadius: 45,
            paddingAngle: 2,
            cornerRadius: 4,
            data: [
              { id: 'train', value: 46, label: 'Train' },
              { id: 'bicycle', value: 31, label: 'Bicycle' },
              { id: 'car', value: 23, label: 'Car' },
            ],
          },
        ]}
      />
    </div>
  );
}
