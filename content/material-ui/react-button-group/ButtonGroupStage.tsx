import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';

export default function ButtonGroupStage(props: Partial<ButtonGroupProps>) {
  return (
    <ButtonGroup {...props} aria-label="Clipboard">
      <Button>Copy</Button>
      <Button>Cut</Button>
      <Button>Paste</Button>
    </ButtonGroup>
  );
}
