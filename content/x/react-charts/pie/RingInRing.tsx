import { PieChart } from '@mui/x-charts/PieChart';

export default function RingInRing() {
  return (
    <div dir="ltr">
      <PieChart
        width={340}
        height={240}
        skipAnimation
        series={[
          {
            innerRadius: 0,
            outerRadius: 60,
            data: [
              { id: 'a', value: 62, label: 'Land', color: '#6d4c41' },
              { id: 'b', value: 38, label: 'Water', color: '#1565c0' },
            ],
          },
          {
            innerRadius: 66,
            outerRadius: 95,
            data: [
              { id: 'c', value: 40, label: 'Forest', color: '#2e7d32' },
              { id: 'd', value: 22, label: 'Fields', color: '#f9a825' },
              { id: 'e', value: 38, label: 'Lakes', color: '#4fc3f7' },
            ],
          },
        ]}
      />
    </div>
  );
}
