import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './menu.css';

const orders = ['Newest first', 'Oldest first', 'By name'];
const slotProps = { root: { className: 'DemoMenu' } };

export default function SortMenu() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Dropdown>
      <MenuButton className="DemoMenuButton">Sort: {order}</MenuButton>
      <Menu slotProps={slotProps}>
        {orders.map((name) => (
          <MenuItem
            key={name}
            label={name}
            onClick={() => setOrder(name)}
            slotProps={{
              root: { role: 'menuitemradio', 'aria-checked': name === order },
            }}
          >
            <span aria-hidden="true" style={{ inlineSize: 16 }}>
              {name === order && '✓'}
            </span>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
