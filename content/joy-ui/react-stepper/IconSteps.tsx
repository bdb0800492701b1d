import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import HotelIcon from '@mui/icons-material/Hotel';
import LuggageIcon from '@mui/icons-material/Luggage';

export default function IconSteps() {
  return (
    <Stepper size="lg" aria-label="Steps of the journey" sx={{ width: 560, maxWidth: '100%' }}>
      <Step
        indicator={
          <StepIndicator variant="soft" color="success">
            <LuggageIcon />
          </StepIndicator>
        }
      >
        Packed
      </Step>
      <Step
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            <FlightTakeoffIcon />
          </StepIndicator>
        }
      >
        On the way
      </Step>
      <Step
        indicator={
          <StepIndicator variant="outlined">
            <HotelIcon />
          </StepIndicator>
        }
      >
        Arrived
      </Step>
    </Stepper>
  );
}
