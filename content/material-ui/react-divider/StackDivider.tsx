import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Distance', value: '14 km' },
  { name: 'Climb', value: '620 m' },
  { name: 'Time', value: '5 h' },
];

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={3}
      divider={<Divider orientation="vertical" flexItem aria-hidden />}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography variant="h6" component="p" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
