import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPieChart() {
  return (
    <Box dir="ltr" sx={{ '& > div': { maxWidth: '100%', height: 'auto' } }}>
      <PieChart
        width={400}
        height={220}
        skipAnimation
        series={[
          {
            innerRadius: 45,
            paddingAngle: 2,
            cornerRadius: 4,
            data: [
              { id: 'train', value: 46, label: 'Train' },
              { id: 'bicycle', value: 31, label: 'Bicycle' },
              { id: 'car', value: 23, label: 'Car' },
            ],
          },
        ]}
      />
    </Box>
  );
}
