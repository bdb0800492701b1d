import { PieChart } from '@mui/x-charts/PieChart';

export default function HalfRing() {
  return (
    <div dir="ltr">
      <PieChart
        width={320}
        height={200}
        skipAnimation
        margin={{ top: 20, bottom: 20, left: 20, right: 20 }}
        series={[
          {
            startAngle: -90,
            endAngle: 90,
            innerRadius: '60%',
            outerRadius: '100%',
            paddingAngle: 1,
            cy: '85%',
            sortingValues: 'none',
            data: [
              { id: 'done', value: 7, label: 'Done', color: '#00796b' },
              { id: 'open', value: 3, label: 'Open', color: '#90a4ae' },
            ],
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
      >
        <text
          x="160"
          y="170"
          textAnchor="middle"
          fontSize="22"
          fill="currentColor"
        >
          7 of 10
        </text>
      </PieChart>
    </div>
  );
}
