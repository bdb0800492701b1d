import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import astrid from './astrid.svg';
import tove from './tove.svg';

export default function CrewAvatars() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <AvatarGroup
        max={4}
        total={14}
        role="img"
        aria-label="Astrid, Tove, Jonas, and 11 others"
        sx={{
          '& .MuiAvatar-colorDefault': {
            bgcolor: 'grey.700',
            color: 'common.white',
          },
        }}
      >
        <Avatar src={astrid} alt="" />
        <Avatar src={tove} alt="" />
        <Avatar>JP</Avatar>
        <Avatar>KL</Avatar>
        <Avatar>MN</Avatar>
      </AvatarGroup>
      <Typography variant="body2">14 are coming</Typography>
    </Stack>
  );
}
