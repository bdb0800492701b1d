import * as React from 'react';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const commands = ['Rename', 'Move', 'Duplicate'];

export default function FileMenu() {
  const [last, setLast] = React.useState('');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Dropdown>
        <MenuButton endDecorator={<ArrowDropDownIcon />}>Chart</MenuButton>
        <Menu sx={{ minWidth: 160 }}>
          {commands.map((command) => (
            <MenuItem key={command} onClick={() => setLast(command)}>
              {command}
            </MenuItem>
          ))}
          <MenuItem disabled>Restore (nothing deleted)</MenuItem>
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        {last && `Chosen: ${last}`}
      </Typography>
    </Box>
  );
}
