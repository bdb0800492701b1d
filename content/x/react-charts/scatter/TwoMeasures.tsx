import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { houses } from './houses';

export default function TwoMeasures() {
  return (
    <div dir="ltr">
      <ScatterChart
        width={340}
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ label: 'Size (m²)', min: 0 }]}
        yAxis={[{ label: 'Rent', min: 0 }]}
        series={[{ data: houses, markerSize: 5 }]}
      />
    </div>
  );
}
