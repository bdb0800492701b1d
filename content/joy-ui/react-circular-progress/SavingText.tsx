import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function SavingText() {
  return (
    <Typography
      level="body-sm"
      startDecorator={<CircularProgress size="sm" thickness={2} aria-label="Saving" />}
    >
      Saving the logbook, 3 entries left
    </Typography>
  );
}
