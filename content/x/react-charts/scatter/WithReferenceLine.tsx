import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { houses } from './houses';

const average = houses.reduce((sum, { y }) => sum + y, 0) / houses.length;

export default function WithReferenceLine() {
  return (
    <div dir="ltr">
      <ScatterChart
        width={340}
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ min: 0, label: 'Size (m²)' }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: houses, color: '#6a1b9a' }]}
      >
        <ChartsReferenceLine
          y={average}
          label={`Average ${Math.round(average)}`}
          labelAlign="start"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
      </ScatterChart>
    </div>
  );
}
