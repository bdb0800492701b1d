import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tanks = [
  { name: 'Water', level: 72 },
  { name: 'Diesel', level: 35 },
  { name: 'Battery', level: 91 },
];

export default function LabeledCircle() {
  return (
    <Stack direction="row" spacing={3}>
      {tanks.map(({ name, level }) => (
        <Stack key={name} spacing={1} alignItems="center">
          <Box sx={{ position: 'relative', display: 'inline-flex' }}>
            <CircularProgress
              variant="determinate"
              value={100}
              size={64}
              aria-hidden
              sx={{ position: 'absolute', color: 'action.selected' }}
            />
            <CircularProgress
              variant="determinate"
              value={level}
              size={64}
              color={level < 40 ? 'warning' : 'primary'}
              aria-label={name}
            />
            <Typography
              variant="body2"
              aria-hidden
              sx={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeItems: 'center',
              }}
            >
              {level} %
            </Typography>
          </Box>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
