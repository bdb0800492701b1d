import * as React from 'react';
import Button from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuStage(props: Partial<MenuProps>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  function close() {
    setAnchor(null);
  }

  return (
    <>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Open the menu
      </Button>
      <Menu {...props} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Duplicate</MenuItem>
        <MenuItem onClick={close}>Archive</MenuItem>
      </Menu>
    </>
  );
}
