import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" variant="soft" aria-label="Camera">
      <IconButton aria-label="Tilt up">
        <KeyboardArrowUpIcon />
      </IconButton>
      <IconButton aria-label="Tilt down">
        <KeyboardArrowDownIcon />
      </IconButton>
    </ButtonGroup>
  );
}
