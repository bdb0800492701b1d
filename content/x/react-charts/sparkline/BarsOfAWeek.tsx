import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function BarsOfAWeek() {
  return (
    <Stack dir="ltr" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Runs of the week, longest on Sunday</Typography>
      <SparkLineChart
        plotType="bar"
        data={[5, 0, 8, 0, 6, 0, 15]}
        width={130}
        height={44}
        colors={['#00796b']}
        skipAnimation
      />
    </Stack>
  );
}
