import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroups() {
  return (
    <Stack spacing={2} alignItems="center">
      <ButtonGroup variant="outlined" aria-label="Period">
        <Button>Day</Button>
        <Button>Week</Button>
        <Button>Month</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" size="small" aria-label="Alignment">
        <Button>Start</Button>
        <Button>Center</Button>
        <Button>End</Button>
      </ButtonGroup>
    </Stack>
  );
}
