import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text =
  'The ferry to the outer islands leaves from pier three today, because pier one is closed for repairs until the end of the month.';

export default function TruncatedText() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography noWrap>{text}</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          }}
        >
          {text}
        </Typography>
      </Paper>
    </Stack>
  );
}
