import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import HomeIcon from '@mui/icons-material/Home';
import MailIcon from '@mui/icons-material/Mail';
import SettingsIcon from '@mui/icons-material/Settings';

const pages = [
  { name: 'Home', path: 'home', icon: <HomeIcon /> },
  { name: 'Letters', path: 'letters', icon: <MailIcon /> },
  { name: 'Settings', path: 'settings', icon: <SettingsIcon /> },
];

export default function SideNavigation() {
  return (
    <nav aria-label="Parts of the app">
      <List sx={{ width: 220, '--ListItem-radius': '8px', '--List-gap': '4px' }}>
        {pages.map(({ name, path, icon }) => (
          <ListItem key={path}>
            <ListItemButton
              component="a"
              href={`https://example.com/${path}`}
              selected={path === 'letters'}
              aria-current={path === 'letters' ? 'page' : undefined}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
