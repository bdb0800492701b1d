import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './menu.css';

export default function ControlledMenu() {
  const [open, setOpen] = React.useState(false);
  const [changes, setChanges] = React.useState(0);

  return (
    <div>
      <Dropdown
        open={open}
        onOpenChange={(_event, next) => {
          setOpen(next);
          setChanges(changes + 1);
        }}
      >
        <MenuButton className="DemoMenuButton">
          {open ? 'Close' : 'Open'}
        </MenuButton>
        <Menu slotProps={{ root: { className: 'DemoMenu', placement: 'right-start' } }}>
          <MenuItem>Cut</MenuItem>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </Dropdown>
      <p className="MenuMessage">Opened or closed {changes} times</p>
    </div>
  );
}
