import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

function Answers(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props}>
      <Button>Accept</Button>
      <Button>Maybe</Button>
      <Button color="error">Decline</Button>
    </ButtonGroup>
  );
}

export default function GroupSizes() {
  return (
    <Stack spacing={2} alignItems="center">
      <Answers size="small" color="success" aria-label="Answer, small" />
      <Answers color="success" aria-label="Answer, medium" />
      <Answers size="large" color="success" aria-label="Answer, large" />
    </Stack>
  );
}
