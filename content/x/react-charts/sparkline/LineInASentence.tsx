import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function LineInASentence() {
  return (
    <Stack dir="ltr" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>The water rose for three days</Typography>
      <SparkLineChart
        data={[21, 22, 22, 27, 36, 44, 41]}
        width={90}
        height={28}
        curve="natural"
      />
    </Stack>
  );
}
