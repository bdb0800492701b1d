import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const regions = [
  { name: 'North coast', ports: ['Skagen', 'Hirtshals'] },
  { name: 'Islands', ports: ['Anholt', 'Læsø', 'Samsø'] },
];

export default function NestedList() {
  const [open, setOpen] = React.useState('Islands');

  return (
    <List aria-label="Ports" sx={{ width: 280 }}>
      {regions.map(({ name, ports }) => (
        <ListItem key={name} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <ListItemText primary={name} />
            {open === name ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ListItemButton>
          <Collapse in={open === name} unmountOnExit>
            <List dense disablePadding aria-label={name}>
              {ports.map((port) => (
                <ListItem key={port} disablePadding>
                  <ListItemButton sx={{ paddingInlineStart: 4 }}>
                    <ListItemText primary={port} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      ))}
    </List>
  );
}
