import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacedGroup() {
  return (
    <ButtonGroup spacing={{ xs: 0.5, sm: 1.5 }} variant="soft" aria-label="Quick replies">
      <Button>Yes, gladly</Button>
      <Button>Maybe</Button>
      <Button>Not today</Button>
    </ButtonGroup>
  );
}
