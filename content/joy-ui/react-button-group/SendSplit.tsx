import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

export default function SendSplit() {
  const [state, setState] = React.useState('Draft');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ButtonGroup variant="solid" color="primary" aria-label="Send the letter">
        <Button onClick={() => setState('Sent')}>Send</Button>
        <Dropdown>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{ root: { 'aria-label': 'More ways to send' } }}
          >
            <ArrowDropDownIcon />
          </MenuButton>
          <Menu placement="bottom-end">
            <MenuItem onClick={() => setState('Will be sent at 8 a.m.')}>Send tomorrow</MenuItem>
            <MenuItem onClick={() => setState('Saved as a template')}>Save as template</MenuItem>
          </Menu>
        </Dropdown>
      </ButtonGroup>
      <Typography level="body-sm" role="status">
        {state}
      </Typography>
    </Box>
  );
}
