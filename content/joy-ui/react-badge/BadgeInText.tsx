import Badge from '@mui/joy/Badge';
import Typography from '@mui/joy/Typography';

export default function BadgeInText() {
  return (
    <Typography>
      The{' '}
      <Badge badgeContent="new" size="sm" variant="soft" badgeInset="0 -12px 0 0">
        night menu
      </Badge>
      <span style={{ marginInlineStart: 28 }}>is served from ten to midnight.</span>
    </Typography>
  );
}
