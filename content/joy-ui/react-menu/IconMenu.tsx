import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function IconMenu() {
  return (
    <Dropdown>
      <MenuButton
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', 'aria-label': 'More for “Night swim”' } }}
      >
        <MoreVertIcon />
      </MenuButton>
      <Menu placement="bottom-start">
        <MenuItem>
          <ListItemDecorator>
            <EditIcon />
          </ListItemDecorator>
          Edit
        </MenuItem>
        <ListDivider />
        <MenuItem color="danger" variant="soft">
          <ListItemDecorator sx={{ color: 'inherit' }}>
            <DeleteIcon />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
