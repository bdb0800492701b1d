import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import FlagIcon from '@mui/icons-material/Flag';

const colors = [
  'default',
  'primary',
  'secondary',
  'success',
  'warning',
  'error',
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      {colors.map((color) => (
        <Badge key={color} color={color} badgeContent={3}>
          <FlagIcon color="action" titleAccess={`3 reports, ${color}`} />
        </Badge>
      ))}
    </Stack>
  );
}
