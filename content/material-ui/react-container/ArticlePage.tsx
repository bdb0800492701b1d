import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ArticlePage() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography component="h1" variant="h5" gutterBottom>
        How a lock lifts a boat
      </Typography>
      <Typography paragraph>
        The boat enters at the lower gate. The gate closes, and a small paddle
        in the upper gate lets the river in.
      </Typography>
      <Typography>
        Ten minutes later the water in the chamber is as high as the river
        above. Now the upper gate opens without any effort.
      </Typography>
    </Container>
  );
}
