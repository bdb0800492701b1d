import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';
import astrid from './astrid.svg';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={astrid} alt="Astrid Holm" />
      <Avatar
        role="img"
        aria-label="Jonas Peel"
        sx={{ bgcolor: 'grey.700', color: 'common.white' }}
      >
        JP
      </Avatar>
      <Avatar role="img" aria-label="Shared folder">
        <FolderIcon />
      </Avatar>
      <Avatar role="img" aria-label="Somebody without an account" />
    </Stack>
  );
}
