import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuProps } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './menu.css';

export default function MenuStage(props: MenuProps) {
  return (
    <Dropdown>
      <MenuButton className="DemoMenuButton">Open</MenuButton>
      <Menu {...props} className="DemoMenu">
        <MenuItem>Copy</MenuItem>
        <MenuItem>Paste</MenuItem>
      </Menu>
    </Dropdown>
  );
}
