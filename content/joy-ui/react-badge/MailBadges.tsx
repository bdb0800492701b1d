import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function MailBadges() {
  return (
    <Box sx={{ display: 'flex', gap: 3 }}>
      <IconButton variant="outlined" aria-label="Inbox, 4 unread">
        <Badge badgeContent={4} size="sm">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton variant="outlined" aria-label="Notifications, some are new">
        <Badge size="sm" color="danger">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Box>
  );
}
