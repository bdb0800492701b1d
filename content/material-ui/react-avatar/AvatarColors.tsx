import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const people = ['Amara Obi', 'Bo Lund', 'Carla Reyes', 'Dmitri', 'Esi Mensah'];

/** The same name has the same color on every page and every device. */
function toHue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

function toInitials(name: string): string {
  const words = name.split(' ');
  return words.map((word) => word.charAt(0)).join('');
}

export default function AvatarColors() {
  return (
    <Stack direction="row" spacing={1.5}>
      {people.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: `hsl(${toHue(name)} 50% 28%)`, color: 'common.white' }}
        >
          {toInitials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
