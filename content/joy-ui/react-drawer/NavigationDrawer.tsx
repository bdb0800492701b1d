import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Timetable', 'Tickets', 'Lost property', 'Contact'];

export default function NavigationDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" startDecorator={<MenuIcon />} onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer size="sm" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close the menu" />
        <DialogTitle>Island ferry</DialogTitle>
        <DialogContent>
          <List component="nav" aria-label="Pages">
            {pages.map((page) => (
              <ListItem key={page}>
                <ListItemButton component="button" onClick={() => setOpen(false)}>
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Drawer>
    </>
  );
}
