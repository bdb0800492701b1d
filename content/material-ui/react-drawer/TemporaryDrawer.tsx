import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const places = ['Inbox', 'Starred', 'Sent', 'Drafts'];

export default function TemporaryDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open the folders</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Folders' }}
      >
        <List sx={{ width: 240 }}>
          {places.map((place) => (
            <ListItem key={place} disablePadding>
              <ListItemButton onClick={() => setOpen(false)}>
                <ListItemText primary={place} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
