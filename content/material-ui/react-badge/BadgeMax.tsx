import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={99} color="primary">
        <MailIcon titleAccess="99 messages" />
      </Badge>
      <Badge badgeContent={100} color="primary">
        <MailIcon titleAccess="100 messages" />
      </Badge>
      <Badge badgeContent={1240} max={999} color="primary">
        <MailIcon titleAccess="1,240 messages" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <MailIcon titleAccess="No messages" />
      </Badge>
    </Stack>
  );
}
