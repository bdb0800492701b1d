import Button from '@mui/joy/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/joy/ButtonGroup';

export default function ButtonGroupStage(props: Partial<ButtonGroupProps>) {
  return (
    <ButtonGroup aria-label="Pages" {...props}>
      <Button>First</Button>
      <Button>Previous</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
