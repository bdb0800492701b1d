import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import astrid from './astrid.svg';

export default function AvatarSizes() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar size="sm" src={astrid} alt="Astrid Holm, small" />
      <Avatar size="md" src={astrid} alt="Astrid Holm, medium" />
      <Avatar size="lg" src={astrid} alt="Astrid Holm, large" />
      <Avatar
        role="img"
        aria-label="Astrid Holm, 72 pixels"
        sx={{ '--Avatar-size': '72px' }}
      >
        AH
      </Avatar>
    </Box>
  );
}
