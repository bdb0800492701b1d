import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function BasicFabs() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Fab color="primary" aria-label="Add a sighting">
        <AddIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit the map">
        <EditIcon />
      </Fab>
      <Fab aria-label="Show where I am">
        <MyLocationIcon />
      </Fab>
      <Fab variant="extended" color="primary">
        <NavigationIcon sx={{ marginInlineEnd: 1 }} />
        Start
      </Fab>
    </Stack>
  );
}
