import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const slides = [
  'Scan the code at the door.',
  'Take any bike that blinks green.',
  'Lock it at any station.',
];

export default function TourDots() {
  const [slide, setSlide] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Typography
        aria-live="polite"
        sx={{ minHeight: 96, display: 'grid', placeItems: 'center', p: 2 }}
      >
        {slides[slide]}
      </Typography>
      <MobileStepper
        position="static"
        steps={slides.length}
        activeStep={slide}
        backButton={
          <Button
            size="small"
            disabled={slide === 0}
            onClick={() => setSlide(slide - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={slide === slides.length - 1}
            onClick={() => setSlide(slide + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}
