import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function DividerVariants() {
  return (
    <List
      aria-label="Rooms"
      sx={{
        width: 320,
        maxWidth: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden>A</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Attic" secondary="fullWidth below" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden>B</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Bakery" secondary="inset below" />
      </ListItem>
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden>C</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Cellar" secondary="middle below" />
      </ListItem>
      <Divider component="li" variant="middle" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden>D</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Dairy" secondary="nothing below" />
      </ListItem>
    </List>
  );
}
