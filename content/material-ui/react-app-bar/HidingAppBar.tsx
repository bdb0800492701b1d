import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const chapters = [
  'The harbour at night',
  'A letter from Trieste',
  'What the pilot saw',
  'Two maps of one island',
  'The last ferry',
];

export default function HidingAppBar() {
  const scrolledDown = useScrollTrigger();

  return (
    <div>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography component="h2" variant="h6">
              Scroll down, then up
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Container>
        {chapters.map((chapter) => (
          <Typography key={chapter} component="h3" variant="h5" sx={{ py: 16 }}>
            {chapter}
          </Typography>
        ))}
      </Container>
    </div>
  );
}
