import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const bands = [
  {
    title: 'Rent a bike',
    text: 'At 40 stations, day and night.',
    strong: true,
  },
  { title: 'Bring it back', text: 'To any of them.', strong: false },
];

export default function ColoredBands() {
  return (
    <Box sx={{ width: '100%' }}>
      {bands.map(({ title, text, strong }) => (
        <Box
          key={title}
          sx={{
            py: 3,
            bgcolor: strong ? 'primary.main' : 'action.hover',
            color: strong ? 'primary.contrastText' : 'text.primary',
          }}
        >
          <Container maxWidth="sm">
            <Typography component="h3" variant="h6">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
