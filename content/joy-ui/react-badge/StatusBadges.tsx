import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const people = [
  { name: 'Tove Berg', initials: 'TB', status: 'On deck', color: 'success' },
  { name: 'Nils Dahl', initials: 'ND', status: 'Resting', color: 'neutral' },
] as const;

export default function StatusBadges() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {people.map(({ name, initials, status, color }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Badge
            size="sm"
            color={color}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            badgeInset="14%"
          >
            <Avatar aria-hidden>{initials}</Avatar>
          </Badge>
          <div>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{status}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
