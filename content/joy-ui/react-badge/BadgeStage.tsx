import Badge, { type BadgeProps } from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeStage(props: Partial<BadgeProps>) {
  return (
    <Badge {...props}>
      <IconButton variant="soft" aria-label="Inbox">
        <MailIcon />
      </IconButton>
    </Badge>
  );
}
