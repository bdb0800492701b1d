import Box from '@mui/material/Box';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** A band across the chart, from one value of the y-axis to another. */
function Band({ from, to }: { from: number; to: number }) {
  const toY = useYScale();
  const { left, width } = useDrawingArea();
  const top = Number(toY(to));

  return (
    <g>
      <rect x={left} y={top} width={width} height={Number(toY(from)) - top} fill="#3b8f5a" opacity={0.25} />
      <text x={left + 8} y={top + 16} fontSize={12} fill="currentColor">
        Comfortable
      </text>
    </g>
  );
}

export default function BandOfComfort() {
  return (
    <Box dir="ltr" sx={{ color: 'text.primary', '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <LineChart
        width={400}
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ data: [6, 9, 12, 15, 18, 21], valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ min: 14, max: 28 }]}
        series={[{ data: [17, 18, 22, 25, 23, 20], showMark: false, curve: 'natural' }]}
      >
        <Band from={19} to={23} />
      </LineChart>
    </Box>
  );
}
