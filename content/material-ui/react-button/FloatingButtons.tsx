import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function FloatingButtons() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Fab color="primary" aria-label="New message">
        <AddIcon />
      </Fab>
      <Fab variant="extended">
        <NavigationIcon sx={{ marginInlineEnd: 1 }} />
        Start route
      </Fab>
    </Stack>
  );
}
