import Dropdown from '@mui/joy/Dropdown';
import Menu, { type MenuProps } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuStage(props: Partial<MenuProps>) {
  return (
    <Dropdown>
      <MenuButton>Letter</MenuButton>
      <Menu {...props}>
        <MenuItem>Answer</MenuItem>
        <MenuItem>Forward</MenuItem>
        <MenuItem disabled>Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
