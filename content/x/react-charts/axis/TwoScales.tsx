import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { BarPlot } from '@mui/x-charts/BarChart';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function TwoScales() {
  return (
    <div dir="ltr">
      <ChartContainer
        width={340}
        height={240}
        xAxis={[
          {
            id: 'months',
            scaleType: 'band',
            data: ['Mar', 'Apr', 'May', 'Jun'],
          },
        ]}
        yAxis={[
          { id: 'rain', min: 0 },
          { id: 'degrees', min: 0, max: 25 },
        ]}
        series={[
          {
            type: 'bar',
            yAxisKey: 'rain',
            data: [60, 48, 52, 70],
          },
          {
            type: 'line',
            yAxisKey: 'degrees',
            data: [8, 12, 17, 20],
            color: '#d81b60',
          },
        ]}
      >
        <BarPlot skipAnimation />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="degrees" position="right" label="°C" />
      </ChartContainer>
    </div>
  );
}
