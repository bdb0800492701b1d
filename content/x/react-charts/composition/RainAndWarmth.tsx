import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function RainAndWarmth() {
  return (
    <Box dir="ltr">
      <ChartContainer
        width={400}
        height={280}
        sx={{ maxWidth: '100%', height: 'auto' }}
        title="Rain and warmth in Bergen"
        margin={{ top: 20, left: 70, right: 60 }}
        xAxis={[{ id: 'month', scaleType: 'band', data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
        yAxis={[
          { id: 'rain', min: 0, max: 200, valueFormatter: (value: number) => `${value} mm` },
          { id: 'warmth', min: 0, max: 20, valueFormatter: (value: number) => `${value} °C` },
        ]}
        series={[
          { type: 'bar', data: [170, 114, 106, 132, 148], yAxisKey: 'rain', color: '#7db8f0' },
          { type: 'line', data: [4, 7, 11, 14, 16], yAxisKey: 'warmth', color: '#c2410c' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" position="bottom" />
        <ChartsYAxis axisId="rain" position="left" />
        <ChartsYAxis axisId="warmth" position="right" />
      </ChartContainer>
    </Box>
  );
}
