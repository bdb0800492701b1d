import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import EditIcon from '@mui/icons-material/Edit';

export default function BreakpointQuery() {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return phone ? (
    <Fab color="primary" aria-label="Write a letter">
      <EditIcon />
    </Fab>
  ) : (
    <Button variant="contained" startIcon={<EditIcon />}>
      Write a letter
    </Button>
  );
}
