import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Name', 'Photo', 'Rules', 'Done'];

export default function NarrowSteps() {
  return (
    <Stepper size="sm" aria-label="Steps of the application" sx={{ width: 320, maxWidth: '100%' }}>
      {steps.map((name, index) => (
        <Step
          key={name}
          orientation="vertical"
          aria-current={index === 2 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= 2 ? 'solid' : 'outlined'}
              color={index <= 2 ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
