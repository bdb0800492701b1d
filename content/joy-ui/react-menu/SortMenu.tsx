import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const orders = ['Newest first', 'Oldest first', 'By name'];

export default function SortMenu() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Dropdown>
      <MenuButton>{order}</MenuButton>
      <Menu aria-label="Order">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            <ListItemDecorator>{name === order && <CheckIcon />}</ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
