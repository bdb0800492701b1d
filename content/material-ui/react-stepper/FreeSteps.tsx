import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const chapters = ['Profile', 'Photos', 'Prices'];

export default function FreeSteps() {
  const [current, setCurrent] = React.useState(0);
  const [finished, setFinished] = React.useState<readonly number[]>([1]);
  const isFinished = finished.includes(current);

  function toggle() {
    setFinished(
      isFinished
        ? finished.filter((index) => index !== current)
        : [...finished, current],
    );
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={current}>
        {chapters.map((chapter, index) => (
          <Step key={chapter} completed={finished.includes(index)}>
            <StepButton onClick={() => setCurrent(index)}>{chapter}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button variant="outlined" sx={{ mt: 3 }} onClick={toggle}>
        {isFinished ? 'Reopen' : 'Finish'} {chapters[current]?.toLowerCase()}
      </Button>
    </Box>
  );
}
