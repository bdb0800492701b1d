import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  type ListItemButtonProps,
} from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DraftsIcon from '@mui/icons-material/Drafts';

export default function ListItemStage(props: Partial<ListItemButtonProps>) {
  return (
    <List aria-label="Mailboxes" sx={{ width: 260 }}>
      <ListItem disablePadding>
        <ListItemButton {...props}>
          <ListItemIcon>
            <DraftsIcon />
          </ListItemIcon>
          <ListItemText primary="Drafts" secondary="3 unfinished letters" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
