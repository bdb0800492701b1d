import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { prepareForSlot } from '@mui/base/utils';
import './menu.css';

const Link = prepareForSlot('a');
const slots = { root: Link };

export default function LinkMenu() {
  return (
    <Dropdown>
      <MenuButton className="DemoMenuButton">Help</MenuButton>
      <Menu slots={{ listbox: 'div' }} slotProps={{ root: { className: 'DemoMenu' } }}>
        <MenuItem<typeof Link> slots={slots} href="/base-ui/react-menu/#anatomy">
          Anatomy
        </MenuItem>
        <MenuItem<typeof Link> slots={slots} href="/base-ui/react-menu/#pitfalls">
          Pitfalls
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
