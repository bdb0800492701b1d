import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Empty the filter', text: 'Put a bowl under the flap first.' },
  { label: 'Check the hose', text: 'It must not be bent behind the machine.' },
  { label: 'Run a short program', text: 'Use no laundry and no soap.' },
];

export default function VerticalSteps() {
  const [step, setStep] = React.useState(0);

  return (
    <Stepper activeStep={step} orientation="vertical">
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel
            optional={
              index === steps.length - 1 && (
                <Typography variant="caption">About 15 minutes</Typography>
              )
            }
          >
            {label}
          </StepLabel>
          <StepContent>
            <Typography sx={{ mb: 1 }}>{text}</Typography>
            <Button
              size="small"
              variant="contained"
              onClick={() => setStep(step + 1)}
            >
              Done
            </Button>
            {index > 0 && (
              <Button size="small" onClick={() => setStep(step - 1)}>
                Back
              </Button>
            )}
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
