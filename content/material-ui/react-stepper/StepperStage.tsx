import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper, { type StepperProps } from '@mui/material/Stepper';

export default function StepperStage(props: Partial<StepperProps>) {
  return (
    <Stepper {...props}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}
