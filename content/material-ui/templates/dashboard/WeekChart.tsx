import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Mon', orders: 128 },
  { day: 'Tue', orders: 94 },
  { day: 'Wed', orders: 110 },
  { day: 'Thu', orders: 72 },
  { day: 'Fri', orders: 156 },
  { day: 'Sat', orders: 180 },
  { day: 'Sun', orders: 61 },
];

const most = Math.max(...days.map(({ orders }) => orders));

/** Draws a bar for each day. Each bar is an item of a list, so that it is read as well as seen. */
export default function WeekChart() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Orders this week
      </Typography>
      <Box component="ul" sx={{ display: 'flex', gap: 1, height: 220, m: 0, p: 0, listStyle: 'none' }}>
        {days.map(({ day, orders }) => (
          <Box
            key={day}
            component="li"
            sx={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', textAlign: 'center' }}
          >
            <Typography variant="caption">{orders}</Typography>
            <Box
              sx={{ bgcolor: 'primary.main', borderRadius: '4px 4px 0 0' }}
              style={{ height: `${(orders / most) * 75}%` }}
            />
            <Typography variant="caption" color="text.secondary">
              {day}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
