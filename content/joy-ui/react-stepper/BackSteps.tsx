import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = ['Dates', 'Cabin', 'Guests'];

export default function BackSteps() {
  const [step, setStep] = React.useState(1);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 560, maxWidth: '100%' }}>
      <Stepper aria-label="Steps of the booking">
        {steps.map((name, index) => (
          <Step
            key={name}
            indicator={
              <StepIndicator
                variant={index <= step ? 'solid' : 'outlined'}
                color={index <= step ? 'success' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            <StepButton
              disabled={index > step}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => setStep(index)}
            >
              {name}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography level="body-sm" role="status">
        Step {step + 1} of {steps.length}: {steps[step]}
      </Typography>
      <Button
        disabled={step === steps.length - 1}
        onClick={() => setStep(step + 1)}
        sx={{ justifySelf: 'start' }}
      >
        Next
      </Button>
    </Box>
  );
}
