import { ScatterChart } from '@mui/x-charts/ScatterChart';

const highlightScope = { highlighted: 'series', faded: 'global' } as const;

const dots = (pairs: [number, number][]) =>
  pairs.map(([x, y], id) => ({ id, x, y }));

export default function OthersFade() {
  return (
    <div dir="ltr">
      <ScatterChart
        width={340}
        height={240}
        series={[
          {
            label: 'Robins',
            data: dots([
              [13, 16],
              [14, 19],
              [13.5, 18],
              [14.4, 20],
            ]),
            markerSize: 7,
            highlightScope,
          },
          {
            label: 'Wrens',
            data: dots([
              [9, 8],
              [10, 9.5],
              [9.4, 10],
              [10.3, 11],
            ]),
            markerSize: 7,
            highlightScope,
          },
        ]}
      />
    </div>
  );
}
