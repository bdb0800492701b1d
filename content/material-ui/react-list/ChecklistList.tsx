import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const tasks = ['Check the fuel', 'Close the sea cocks', 'Read the forecast'];

export default function ChecklistList() {
  const [done, setDone] = React.useState(['Check the fuel']);

  function toggle(task: string) {
    setDone(
      done.includes(task)
        ? done.filter((other) => other !== task)
        : [...done, task],
    );
  }

  return (
    <List
      dense
      aria-labelledby="before-label"
      subheader={
        <ListSubheader id="before-label" disableSticky>
          Before you leave: {done.length} of {tasks.length}
        </ListSubheader>
      }
      sx={{ width: 300 }}
    >
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1}>
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={done.includes(task)}
                onChange={() => toggle(task)}
              />
            </ListItemIcon>
            <ListItemText
              primary={task}
              sx={{
                textDecoration: done.includes(task) ? 'line-through' : 'none',
              }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
