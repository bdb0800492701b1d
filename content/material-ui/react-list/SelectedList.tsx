import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Reading room', 'Map room', 'Newspapers', 'Archive'];

export default function SelectedList() {
  const [current, setCurrent] = React.useState('Map room');

  return (
    <List component="nav" aria-label="Rooms" sx={{ width: 240 }}>
      {rooms.map((room) => (
        <ListItemButton
          key={room}
          selected={room === current}
          aria-current={room === current ? 'true' : undefined}
          onClick={() => setCurrent(room)}
          sx={{ borderRadius: 1 }}
        >
          <ListItemText primary={room} />
        </ListItemButton>
      ))}
    </List>
  );
}
