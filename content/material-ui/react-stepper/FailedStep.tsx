import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function FailedStep() {
  return (
    <Stepper activeStep={1} orientation="vertical">
      <Step>
        <StepLabel>Upload</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Two rows have no date
            </Typography>
          }
        >
          Check the rows
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Import</StepLabel>
      </Step>
    </Stepper>
  );
}
