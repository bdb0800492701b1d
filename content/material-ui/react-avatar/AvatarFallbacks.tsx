import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const gone = 'data:image/png;base64,AAAA';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar
        src={gone}
        alt="Greta Sand"
        role="img"
        aria-label="Greta Sand"
        sx={{ bgcolor: 'grey.700', color: 'common.white' }}
      >
        GS
      </Avatar>
      <Avatar src={gone} alt="Greta Sand" role="img" aria-label="Greta Sand" />
      <Avatar src={gone} alt="" role="img" aria-label="Greta Sand" />
    </Stack>
  );
}
