import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function EqualWidths() {
  return (
    <ButtonGroup buttonFlex={1} aria-label="Share" sx={{ width: 420, maxWidth: '100%' }}>
      <Button>Copy link</Button>
      <Button>Print</Button>
      <Button>Save</Button>
    </ButtonGroup>
  );
}
