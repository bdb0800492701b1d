import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './menu.css';

const slotProps = { root: { className: 'DemoMenu', placement: 'bottom-start' } } as const;

export default function FileMenu() {
  const [done, setDone] = React.useState('Nothing yet');

  return (
    <div>
      <Dropdown>
        <MenuButton className="DemoMenuButton">File</MenuButton>
        <Menu slotProps={slotProps}>
          <MenuItem onClick={() => setDone('Renamed')}>Rename</MenuItem>
          <MenuItem onClick={() => setDone('Duplicated')}>Duplicate</MenuItem>
          <MenuItem disabled>Restore</MenuItem>
          <hr role="separator" />
          <MenuItem onClick={() => setDone('Deleted')}>Delete</MenuItem>
        </Menu>
      </Dropdown>
      <p role="status" className="MenuMessage">
        {done}
      </p>
    </div>
  );
}
