import Badge, { type BadgeProps } from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeStage(props: Partial<BadgeProps>) {
  return (
    <Badge {...props}>
      <MailIcon color="action" titleAccess="Mail" />
    </Badge>
  );
}
