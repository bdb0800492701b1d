import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

function Copies(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props}>
      <Button>Copy</Button>
      <Button>Cut</Button>
      <Button>Paste</Button>
    </ButtonGroup>
  );
}

export default function GroupVariants() {
  return (
    <Stack spacing={2} alignItems="center">
      <Copies variant="outlined" aria-label="Clipboard, outlined" />
      <Copies variant="text" aria-label="Clipboard, text" />
      <Copies variant="contained" aria-label="Clipboard, contained" />
      <Copies
        variant="contained"
        disableElevation
        aria-label="Clipboard, flat"
      />
    </Stack>
  );
}
