import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const steps = [
  { name: 'Handed in', time: 'Monday, 4:10 p.m.' },
  { name: 'On the ferry', time: 'Tuesday, 7:30 a.m.' },
  { name: 'Delivered', time: 'Expected by noon' },
];
const current = 1;

export default function ParcelSteps() {
  return (
    <Stepper orientation="vertical" aria-label="The way of the parcel">
      {steps.map(({ name, time }, index) => (
        <Step
          key={name}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index < current ? 'soft' : index === current ? 'solid' : 'outlined'}
              color={index <= current ? 'success' : 'neutral'}
            >
              {index < current ? <CheckIcon titleAccess="Done" /> : index + 1}
            </StepIndicator>
          }
        >
          <div>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-xs">{time}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
