import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckIcon from '@mui/icons-material/Check';

const steps = ['Basket', 'Address', 'Payment'];
const current = 1;

export default function OrderSteps() {
  return (
    <Stepper aria-label="Steps of the order" sx={{ width: 560, maxWidth: '100%' }}>
      {steps.map((name, index) => (
        <Step
          key={name}
          completed={index < current}
          active={index === current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'soft'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              {index < current ? <CheckIcon titleAccess="Done" /> : index + 1}
            </StepIndicator>
          }
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
