import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { houses } from './houses';

const cheap = houses.filter(({ x, y }) => y / x < 14.5);
const dear = houses.filter(({ x, y }) => y / x >= 14.5);

export default function TwoGroups() {
  return (
    <div dir="ltr">
      <ScatterChart
        width={340}
        height={240}
        xAxis={[{ min: 0, label: 'Size (m²)' }]}
        yAxis={[{ min: 0 }]}
        series={[
          { label: 'Below 14.50 per m²', data: cheap, markerSize: 7 },
          { label: 'Above', data: dear, markerSize: 4 },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </div>
  );
}
