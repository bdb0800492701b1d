import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Departs', value: '9:12' },
  { name: 'Platform', value: '4' },
  { name: 'Car', value: '7' },
];

export default function DividedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
