import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const columns = ['Date', 'Boat', 'Catch'];

export default function StayingMenu() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(['Date', 'Boat']);
  const stays = React.useRef(false);

  function toggle(column: string) {
    stays.current = true;
    setShown((before) =>
      before.includes(column) ? before.filter((name) => name !== column) : [...before, column],
    );
  }

  return (
    <Dropdown
      open={open}
      onOpenChange={(_event, wantsOpen) => {
        if (!stays.current) setOpen(wantsOpen);
        stays.current = false;
      }}
    >
      <MenuButton>Columns ({shown.length})</MenuButton>
      <Menu aria-label="Columns">
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => toggle(column)}
          >
            {shown.includes(column) ? '✓' : '–'} {column}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
