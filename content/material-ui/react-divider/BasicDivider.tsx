import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Stack direction="row" justifyContent="space-between">
          <span>Cabin, three nights</span>
          <span>€270</span>
        </Stack>
        <Stack direction="row" justifyContent="space-between">
          <span>Firewood</span>
          <span>€24</span>
        </Stack>
      </CardContent>
      <Divider />
      <CardContent>
        <Stack direction="row" justifyContent="space-between">
          <Typography fontWeight="bold">Total</Typography>
          <Typography fontWeight="bold">€294</Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
