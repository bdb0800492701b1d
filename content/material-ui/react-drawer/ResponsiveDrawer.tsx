import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import MenuIcon from '@mui/icons-material/Menu';

const width = 200;
const rooms = ['Kitchen', 'Library', 'Workshop'];

export default function ResponsiveDrawer() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('Library');

  function enter(next: string) {
    setRoom(next);
    setOpen(false);
  }

  return (
    <Box sx={{ display: 'flex' }}>
      <Box component="nav" aria-label="Rooms" sx={{ width: { sm: width } }}>
        <Drawer
          variant={wide ? 'permanent' : 'temporary'}
          open={wide || open}
          onClose={() => setOpen(false)}
          PaperProps={{ sx: { width } }}
        >
          <List>
            {rooms.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  selected={name === room}
                  aria-current={name === room ? 'page' : undefined}
                  onClick={() => enter(name)}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Drawer>
      </Box>
      <Box sx={{ flexGrow: 1, p: 3 }}>
        <IconButton
          aria-label="Open the list of rooms"
          edge="start"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography component="h2" variant="h5">
          {room}
        </Typography>
        <Typography>Make the window narrow, and the list goes away.</Typography>
      </Box>
    </Box>
  );
}
