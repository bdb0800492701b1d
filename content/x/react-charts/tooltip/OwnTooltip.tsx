import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

const days = ['Friday', 'Saturday', 'Sunday'];
const notes = ['Concert in town', 'Rain until noon', 'Closed at five'];

function NoteOfTheDay({ dataIndex, series }: ChartsAxisContentProps) {
  if (dataIndex == null) return null;

  return (
    <Paper elevation={4} sx={{ p: 1.5, m: 1, maxWidth: 200 }}>
      <Typography variant="subtitle2">
        {days[dataIndex]}: {String(series[0]?.data[dataIndex])} guests
      </Typography>
      <Typography variant="body2">{notes[dataIndex]}</Typography>
    </Paper>
  );
}

export default function OwnTooltip() {
  return (
    <div dir="ltr">
      <BarChart
        width={340}
        height={230}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [84, 61, 40] }]}
        slots={{ axisContent: NoteOfTheDay }}
      />
    </div>
  );
}
