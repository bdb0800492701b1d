import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import tove from './tove.svg';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      {[24, 40, 56, 80].map((size) => (
        <Avatar
          key={size}
          src={tove}
          alt="Tove Brandt"
          sx={{ width: size, height: size }}
        />
      ))}
    </Stack>
  );
}
