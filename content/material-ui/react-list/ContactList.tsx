import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import CallIcon from '@mui/icons-material/Call';

const people = [
  { name: 'Amara Obi', role: 'Skipper' },
  { name: 'Bo Lund', role: 'Cook' },
  { name: 'Carla Reyes', role: 'Engine and electrics' },
];

export default function ContactList() {
  return (
    <List aria-label="Crew" sx={{ width: 340, maxWidth: '100%' }}>
      {people.map(({ name, role }) => (
        <ListItem
          key={name}
          divider
          secondaryAction={
            <IconButton edge="end" aria-label={`Call ${name}`}>
              <CallIcon />
            </IconButton>
          }
        >
          <ListItemAvatar>
            <Avatar aria-hidden>{name.charAt(0)}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={role} />
        </ListItem>
      ))}
    </List>
  );
}
