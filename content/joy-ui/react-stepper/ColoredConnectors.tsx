import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const steps = ['Soak', 'Cook', 'Season', 'Serve'];
const current = 2;

export default function ColoredConnectors() {
  return (
    <Stepper
      aria-label="Steps of the recipe"
      sx={{
        width: 560, maxWidth: '100%',
        '--Step-connectorThickness': '3px',
        '--Step-connectorRadius': '3px',
        '& .Mui-completed::after': { bgcolor: 'primary.500' },
        '& .Mui-active': { color: 'primary.plainColor' },
      }}
    >
      {steps.map((name, index) => (
        <Step
          key={name}
          completed={index < current}
          active={index === current}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
