import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import tove from './tove.svg';

export default function AvatarKinds() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Avatar src={tove} alt="Tove Berg" />
      <Avatar color="primary" role="img" aria-label="Astrid Holm">
        AH
      </Avatar>
      <Avatar variant="outlined" role="img" aria-label="Nils Dahl">
        ND
      </Avatar>
      <Avatar variant="solid" color="success" role="img" aria-label="Maja Lind">
        ML
      </Avatar>
      <Avatar role="img" aria-label="A guest" />
    </Box>
  );
}
