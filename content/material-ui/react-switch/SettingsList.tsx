import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import AlarmIcon from '@mui/icons-material/Alarm';
import MailIcon from '@mui/icons-material/Mail';
import VibrationIcon from '@mui/icons-material/Vibration';

const settings = [
  {
    id: 'mail',
    name: 'Email',
    note: 'Once a day, at 8 a.m.',
    icon: <MailIcon />,
    on: true,
  },
  {
    id: 'alarm',
    name: 'Alarm',
    note: 'Ten minutes ahead',
    icon: <AlarmIcon />,
    on: false,
  },
  {
    id: 'vibration',
    name: 'Vibration',
    note: 'Also when muted',
    icon: <VibrationIcon />,
    on: true,
  },
];

export default function SettingsList() {
  return (
    <List
      subheader={<ListSubheader disableSticky>Reminders</ListSubheader>}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      {settings.map(({ id, name, note, icon, on }) => (
        <ListItem key={id}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText
            primary={name}
            secondary={note}
            primaryTypographyProps={{ id: `${id}-name` }}
            secondaryTypographyProps={{ id: `${id}-note` }}
          />
          <Switch
            edge="end"
            defaultChecked={on}
            inputProps={{
              'aria-labelledby': `${id}-name`,
              'aria-describedby': `${id}-note`,
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
