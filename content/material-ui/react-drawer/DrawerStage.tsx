import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function DrawerStage(props: Partial<DrawerProps>) {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)}>
        <List component="nav" aria-label="Rooms">
          <ListItemButton onClick={() => setOpen(false)}>
            <ListItemText primary="Reading room" />
          </ListItemButton>
          <ListItemButton onClick={() => setOpen(false)}>
            <ListItemText primary="Map room" />
          </ListItemButton>
        </List>
      </Drawer>
    </>
  );
}
