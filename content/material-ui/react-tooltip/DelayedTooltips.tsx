import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DelayedTooltips() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild enterDelay={600} title="After 600 milliseconds">
        <Button>Patient</Button>
      </Tooltip>
      <Tooltip describeChild leaveDelay={400} title="Stays a little longer">
        <Button>Lingering</Button>
      </Tooltip>
      <Tooltip describeChild followCursor title="Here you are">
        <Button>Following</Button>
      </Tooltip>
    </Stack>
  );
}
