import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

export default function BasicBadges() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Mail, 4 unread">
        <Badge badgeContent={4} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Notifications, some are new">
        <Badge variant="dot" color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Basket, empty">
        <Badge badgeContent={0} color="primary">
          <ShoppingBasketIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
