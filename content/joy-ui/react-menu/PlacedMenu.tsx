import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const placements = ['bottom-start', 'bottom-end', 'right-start', 'top-start'] as const;

export default function PlacedMenu() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton>{placement}</MenuButton>
          <Menu placement={placement}>
            <MenuItem>Harbor</MenuItem>
            <MenuItem>Dunes</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Box>
  );
}
