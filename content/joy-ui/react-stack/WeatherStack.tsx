import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const values = ['14 °C', 'Wind from the west', '20 % rain'];

export default function WeatherStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" role="presentation" />}
    >
      {values.map((value) => (
        <Typography key={value}>{value}</Typography>
      ))}
    </Stack>
  );
}
