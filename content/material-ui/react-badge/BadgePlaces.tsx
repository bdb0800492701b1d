import Avatar from '@mui/material/Avatar';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const places: BadgeOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function BadgePlaces() {
  return (
    <Stack spacing={3}>
      {(['circular', 'rectangular'] as const).map((overlap) => (
        <Stack key={overlap} direction="row" spacing={3}>
          {places.map((place) => (
            <Badge
              key={place.vertical + place.horizontal}
              variant="dot"
              color="error"
              overlap={overlap}
              anchorOrigin={place}
            >
              <Avatar
                aria-hidden
                variant={overlap === 'circular' ? 'circular' : 'rounded'}
              />
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
