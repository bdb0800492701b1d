import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Address', 'Date', 'Boxes'];
const tasks = [
  'Where do you move from, and where to?',
  'Which day suits you?',
  'How many boxes do you need?',
];

export default function MovingSteps() {
  const [step, setStep] = React.useState(0);
  const done = step === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={step}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {done
          ? 'Done. We call you tomorrow morning.'
          : `Step ${step + 1} of ${steps.length}: ${tasks[step]}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        {!done && (
          <Button variant="contained" onClick={() => setStep(step + 1)}>
            {step === steps.length - 1 ? 'Book the van' : 'Next'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
