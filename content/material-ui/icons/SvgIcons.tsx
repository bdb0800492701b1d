import AddCircle from '@mui/icons-material/AddCircle';
import Favorite from '@mui/icons-material/Favorite';
import Home from '@mui/icons-material/Home';
import Star from '@mui/icons-material/Star';
import Stack from '@mui/material/Stack';

export default function SvgIcons() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Home fontSize="small" />
      <Star />
      <AddCircle color="primary" />
      <Favorite color="secondary" fontSize="large" />
    </Stack>
  );
}
