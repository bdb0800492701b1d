import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import GroupsIcon from '@mui/icons-material/Groups';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import tove from './tove.svg';

export default function AvatarShapes() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={tove} alt="Tove Brandt" />
      <Avatar
        variant="rounded"
        role="img"
        aria-label="Harbor choir"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <GroupsIcon />
      </Avatar>
      <Avatar
        variant="square"
        role="img"
        aria-label="City library"
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        <LocalLibraryIcon />
      </Avatar>
    </Stack>
  );
}
