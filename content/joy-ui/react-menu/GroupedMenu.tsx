import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function GroupedMenu() {
  return (
    <Dropdown>
      <MenuButton>Insert</MenuButton>
      <Menu sx={{ minWidth: 180 }}>
        <ListItem nested>
          <ListSubheader>Pictures</ListSubheader>
          <List>
            <MenuItem>Photo</MenuItem>
            <MenuItem>Drawing</MenuItem>
          </List>
        </ListItem>
        <ListDivider />
        <ListItem nested>
          <ListSubheader>Text</ListSubheader>
          <List>
            <MenuItem>Note</MenuItem>
            <MenuItem>Table</MenuItem>
          </List>
        </ListItem>
      </Menu>
    </Dropdown>
  );
}
