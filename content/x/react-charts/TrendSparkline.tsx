import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visits = [42, 51, 47, 63, 58, 71, 84];

export default function TrendSparkline() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Typography>Visits, doubled in a week</Typography>
      <SparkLineChart data={visits} width={120} height={40} area />
    </Stack>
  );
}
