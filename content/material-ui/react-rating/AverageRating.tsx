import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const films = [
  { title: 'The Long Jetty', stars: 4.3, votes: 812 },
  { title: 'Salt and Rope', stars: 3.5, votes: 94 },
  { title: 'Low Water', stars: 2.1, votes: 17 },
];

export default function AverageRating() {
  return (
    <Stack spacing={1.5}>
      {films.map(({ title, stars, votes }) => (
        <div key={title}>
          <Typography variant="subtitle2" component="h4" sx={{ m: 0 }}>
            {title}
          </Typography>
          <Stack direction="row" spacing={1} alignItems="center">
            <Rating readOnly size="small" precision={0.1} value={stars} />
            <Typography variant="body2" color="text.secondary">
              {stars} from {votes} votes
            </Typography>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
