import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import lake from '../react-image-list/lake.svg';

export default function EdgeToEdge() {
  return (
    <Container maxWidth="xs" disableGutters>
      <Box
        component="img"
        src={lake}
        alt="A lake between two hills in the evening"
        sx={{
          display: 'block',
          width: '100%',
          height: 180,
          objectFit: 'cover',
        }}
      />
      <Container sx={{ pt: 1 }}>
        <Typography variant="body2">
          The picture touches both edges; the text keeps its distance.
        </Typography>
      </Container>
    </Container>
  );
}
