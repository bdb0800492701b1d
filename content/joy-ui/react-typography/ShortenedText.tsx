import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const text =
  'The lighthouse was built in 1891 from stones of the old church, and has been repainted every seven years since.';

export default function ShortenedText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 260 }}>
      <Typography noWrap>{text}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
