import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { visuallyHidden } from '@mui/utils';

const steps = ['Packed', 'Shipped', 'Delivered'];
const active = 1;

function describe(index: number): string {
  if (index < active) return ', done';
  return index === active ? ', now' : ', to come';
}

export default function ParcelSteps() {
  return (
    <Stepper
      component="ol"
      aria-label="Your parcel"
      activeStep={active}
      alternativeLabel
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((label, index) => (
        <Step
          key={label}
          component="li"
          aria-current={index === active ? 'step' : undefined}
        >
          <StepLabel>
            {label}
            <span style={visuallyHidden}>{describe(index)}</span>
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
