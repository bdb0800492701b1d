import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Icon fontSize="small">home</Icon>
      <Icon>star</Icon>
      <Icon color="primary">add_circle</Icon>
      <Icon color="secondary" fontSize="large">
        favorite
      </Icon>
    </Stack>
  );
}
