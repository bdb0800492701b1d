import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import astrid from './astrid.svg';
import tove from './tove.svg';

const crew = [
  { name: 'Astrid Holm', initials: 'AH', picture: astrid },
  { name: 'Tove Berg', initials: 'TB', picture: tove },
  { name: 'Nils Dahl', initials: 'ND' },
  { name: 'Maja Lind', initials: 'ML' },
  { name: 'Omar Said', initials: 'OS' },
];

export default function CrewGroup() {
  const shown = crew.slice(0, 3);
  const others = crew.length - shown.length;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <AvatarGroup size="lg" color="primary" aria-hidden>
        {shown.map(({ name, initials, picture }) => (
          <Avatar key={name} src={picture} alt="">
            {initials}
          </Avatar>
        ))}
        <Avatar color="neutral">+{others}</Avatar>
      </AvatarGroup>
      <Typography level="body-sm">
        {shown.map(({ name }) => name).join(', ')}, and {others} others
      </Typography>
    </Box>
  );
}
