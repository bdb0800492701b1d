import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper, { type StepperProps } from '@mui/joy/Stepper';

export default function StepperStage(props: Partial<StepperProps>) {
  return (
    <Stepper aria-label="Steps of the order" {...props}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
      >
        Basket
      </Step>
      <Step aria-current="step" active indicator={<StepIndicator variant="outlined">2</StepIndicator>}>
        Address
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}
